#include "app/cli/render/RenderOutput.h"

#include "app/cli/options/ArgumentText.h"
#include "app/cli/render/RenderStudio.h"
#include "app/pictures/FilmFormat.h"
#include "app/pictures/FilmWriting.h"
#include "app/pictures/SheetLayout.h"
#include "core/system/processes/EndRequests.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace tagline {
namespace {

using Drawn = Result<std::vector<DrawnPicture>>;

int stopStatus = 0;

/// Whether the program has not been asked to end.
bool isWanted()
{
    if (stopStatus == 0) stopStatus = takeEndRequest();
    return stopStatus == 0;
}

/// The step, limited to the number of frames.
Frame stepOf(const RenderOptions& options, std::int64_t step)
{
    return Frame(std::min<std::int64_t>(step, std::int64_t(options.last) - options.first + 1));
}

PictureMoment momentOf(RenderStudio& studio, RenderedMotion& motion, Frame frame)
{
    const Pose& pose = motion.pose(frame);
    return studio.moment(pose, frame, motion.root(), &motion);
}

Drawn drawnPictures(const RenderOptions& options, RenderStudio& studio, const DrawnMotion& what)
{
    std::vector<DrawnPicture> written;
    const Frame step = stepOf(options, options.step);
    for (std::int64_t next = options.first; next <= options.last; next += step) {
        const auto frame = Frame(next);
        QImage picture =
            studio.picture(momentOf(studio, what.motion, frame), step * what.motion.nanosecondsPerFrame());
        what.captions.paint(picture, frame);
        const QString file = options.isSequence ? numberedFileName(options.output, frame) : options.output;
        if (const Result<void> done = writePicture(picture, file); !done) return done.error();
        written.push_back({file, {frame}, {}});
    }
    return written;
}

Drawn drawnOnSheet(const RenderOptions& options, RenderStudio& studio, const DrawnMotion& what)
{
    const std::vector<Frame> frames = spreadFrames(options.first, options.last, options.sheet);
    const SheetLayout layout(int(frames.size()), options.columns, options.size);
    if (!layout.fits())
        return Error{"render.sheet",
                     "the sheet would be " + std::to_string(layout.size().width()) + " by " +
                         std::to_string(layout.size().height()) + " pixels, and a side has at most " +
                         std::to_string(longestPictureSide) +
                         ": take fewer frames, other --columns, or smaller cells with --size",
                     argumentBytes(options.output)};
    std::vector<PictureMoment> moments;
    for (const Frame frame : frames) moments.push_back(momentOf(studio, what.motion, frame));
    studio.showAll(moments);
    const auto cell = [&](int i) {
        QImage picture = studio.picture(moments[std::size_t(i)], 0);
        what.captions.paint(picture, frames[std::size_t(i)]);
        return picture;
    };
    const Result<QImage> sheet = drawnSheet(layout, cell, what.captions.style().lines);
    if (!sheet) return sheet.error();
    if (const Result<void> done = writePicture(*sheet, options.output); !done) return done.error();
    return std::vector<DrawnPicture>{{options.output, frames, {}}};
}

Drawn drawnAsFilm(const RenderOptions& options, RenderStudio& studio, const DrawnMotion& what)
{
    const FrameRate rate = what.motion.rate();
    Frame step = stepOf(options, options.step);
    FrameRate perStep = FrameRate::reduced(rate.numerator, std::int64_t(rate.denominator) * step);
    if (!options.filmRate)
        step = stepOf(options, std::int64_t(step) * filmStep(*filmFormat(options.output), perStep));
    perStep = FrameRate::reduced(rate.numerator, std::int64_t(rate.denominator) * step);
    std::vector<Frame> frames;
    for (std::int64_t frame = options.first; frame <= options.last; frame += step)
        frames.push_back(Frame(frame));
    const FilmOrder order{options.output, options.size, options.filmRate.value_or(perStep),
                          int(frames.size())};
    const auto picture = [&](int number) -> Result<QImage> {
        const Frame frame = frames[std::size_t(number)];
        QImage drawn =
            studio.picture(momentOf(studio, what.motion, frame), step * what.motion.nanosecondsPerFrame());
        what.captions.paint(drawn, frame);
        return drawn;
    };
    stopStatus = 0;
    endRequests(); // from here on a signal stops the film, and its file is removed
    const Result<void> film = writeFilm(order, picture, [](double) { return isWanted(); });
    if (!film) return isWanted() ? film.error() : interruptedDrawing();
    return std::vector<DrawnPicture>{{options.output, std::move(frames), order.rate}};
}

} // namespace

Result<std::vector<DrawnPicture>> drawn(const RenderOptions& options, const DrawnMotion& what)
{
    if (options.isFilm && !isText(options.output))
        return Error{"render.unwritable", "the film cannot be written: its name is not UTF-8 text",
                     argumentBytes(options.output)};
    if (options.isFilm && filmEncoder().isEmpty()) return noFilmEncoder();
    auto studio = RenderStudio::create(options, what.character);
    if (!studio) return studio.error();
    (*studio)->setContacts(what.feet);
    if (options.isFilm) return drawnAsFilm(options, **studio, what);
    return options.sheet > 0 ? drawnOnSheet(options, **studio, what) : drawnPictures(options, **studio, what);
}

int stoppedStatus() { return stopStatus; }

} // namespace tagline
