#include "app/presenters/exports/PictureOrder.h"

#include "app/pictures/FilmFormat.h"
#include "app/pictures/FilmWriting.h"
#include "app/pictures/PictureFile.h"
#include "app/pictures/SheetLayout.h"
#include "core/animation/clips/SamplingJob.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/staging/morphs/FigureMorphs.h"

#include <utility>

namespace tagline {
namespace {

const FilmFormat& formatOf(const PictureWish& wish) { return *filmFormat("film." + wish.ending); }

/// The frames that a wish shows.
std::vector<Frame> framesOf(const PictureWish& wish, FrameRate rate)
{
    if (wish.kind == PictureKind::Picture) return {wish.frames.start};
    if (wish.kind == PictureKind::Sheet)
        return spreadFrames(wish.frames.start, wish.frames.stop - 1, wish.cells);
    std::vector<Frame> frames;
    frames.reserve(std::size_t(picturesOf(wish, rate)));
    for (Frame frame = wish.frames.start; frame < wish.frames.stop; frame += filmStep(formatOf(wish), rate))
        frames.push_back(frame);
    return frames;
}

/// Draws the frames of an order, each with what is written on it.
class FrameDrawing
{
public:
    FrameDrawing(const PictureOrder& order, PictureStudio& studio)
        : m_order(order)
        , m_studio(studio)
        , m_root(rootOf(order.clip))
        , m_camera(order.camera)
        , m_morphs(order.clip.figure)
        , m_marks(order.marks, order.clip)
    {
    }

    PictureMoment moment(Frame frame)
    {
        const StagedClip& clip = m_order.clip;
        PictureMoment moment;
        moment.joints = modelMatrices(*clip.skeleton,
                                      sampledPose(*clip.skeleton, *clip.clip, *clip.binding, double(frame)));
        moment.morphWeights = m_morphs.weightsAt(clip, double(frame));
        if (m_root != noJoint) moment.root = glm::vec3(moment.joints[std::size_t(m_root)][3]);
        m_marks.addTo(moment, frame, m_order.look.colours, m_morphs);
        return moment;
    }
    QImage picture(const PictureMoment& moment, Frame frame)
    {
        QImage drawn = m_studio.picture(moment, m_camera.camera(m_studio.aspect()));
        m_order.captions.paint(drawn, frame);
        return drawn;
    }
    void showAll(const std::vector<PictureMoment>& moments, const GoOn& goOn)
    {
        m_camera.frame(m_studio.bounds(moments, goOn), m_studio.aspect());
    }
    /// The camera goes along; at first at once.
    void follow(const PictureMoment& moment, std::int64_t nanoseconds)
    {
        if (m_order.isFollowing && moment.root) m_camera.follow(*moment.root, nanoseconds);
    }

private:
    const PictureOrder& m_order;
    PictureStudio& m_studio;
    JointIndex m_root;
    OrbitCamera m_camera;
    FigureMorphs m_morphs;
    MarkDrawing m_marks;
};

Result<int> writeSheet(const PictureOrder& order, FrameDrawing& drawing, const std::vector<Frame>& frames,
                       const GoOn& goOn)
{
    const SheetLayout layout(int(frames.size()), 0, order.wish.size);
    if (!layout.fits())
        return Error{
            "render.sheet", "the sheet would be too large: take fewer frames, or a smaller size", {}};
    std::vector<PictureMoment> moments;
    for (const Frame frame : frames) {
        if (goOn && !goOn(0.0)) return interruptedDrawing();
        moments.push_back(drawing.moment(frame));
    }
    drawing.showAll(moments, goOn);
    const auto cell = [&](int i) { return drawing.picture(moments[std::size_t(i)], frames[std::size_t(i)]); };
    const Result<QImage> sheet = drawnSheet(layout, cell, order.captions.style().lines, goOn);
    if (!sheet) return sheet.error();
    if (const auto written = savePicture(*sheet, order.file); !written) return written.error();
    return int(frames.size());
}

Result<int> writeFrames(const PictureOrder& order, FrameDrawing& drawing, const std::vector<Frame>& frames,
                        const GoOn& goOn)
{
    const FrameRate rate = order.clip.clip->rate;
    const Frame step = filmStep(formatOf(order.wish), rate);
    const auto picture = [&](int number) -> Result<QImage> {
        const Frame frame = frames[std::size_t(number)];
        const PictureMoment moment = drawing.moment(frame);
        drawing.follow(moment, number == 0 ? 0 : rate.nanoseconds(step));
        return drawing.picture(moment, frame);
    };
    const FilmOrder film{order.file, order.wish.size,
                         FrameRate::reduced(rate.numerator, std::int64_t(rate.denominator) * step),
                         int(frames.size())};
    if (const auto written = writeFilm(film, picture, goOn); !written) return written.error();
    return int(frames.size());
}

Result<int> writeFrame(const PictureOrder& order, FrameDrawing& drawing, const GoOn& goOn)
{
    const Frame frame = order.wish.frames.start;
    const QImage picture = drawing.picture(drawing.moment(frame), frame);
    if (goOn && !goOn(1.0)) return interruptedDrawing();
    if (const auto written = savePicture(picture, order.file); !written) return written.error();
    return 1;
}

} // namespace

int picturesOf(const PictureWish& wish, FrameRate rate)
{
    if (wish.kind != PictureKind::Film) return int(framesOf(wish, rate).size());
    const Frame step = filmStep(formatOf(wish), rate);
    return (wish.frames.stop - wish.frames.start + step - 1) / step;
}

Result<int> writePictures(const PictureOrder& order, const GoOn& goOn)
{
    const auto character = CharacterModel::of(*order.clip.figure);
    auto studio = PictureStudio::create(character, order.wish.size, order.look);
    if (!studio) return studio.error();
    FrameDrawing drawing(order, **studio);
    const std::vector<Frame> frames = framesOf(order.wish, order.clip.clip->rate);
    switch (order.wish.kind) {
    case PictureKind::Picture:
        return writeFrame(order, drawing, goOn);
    case PictureKind::Sheet:
        return writeSheet(order, drawing, frames, goOn);
    case PictureKind::Film:
        break;
    }
    return writeFrames(order, drawing, frames, goOn);
}

} // namespace tagline
