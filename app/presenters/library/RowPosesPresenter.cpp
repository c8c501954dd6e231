#include "app/presenters/library/RowPosesPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/library/ClipPoses.h"
#include "widgets/library/LibraryView.h"
#include "widgets/library/RowPoses.h"

#include <QAction>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace tagline {
namespace {

/// A clip whose poses are to be drawn, with all that another thread needs for it.
struct PosedClip
{
    ClipId clip;
    std::shared_ptr<const ImportedModel> model;
    std::size_t place = 0; ///< in the model's clips
};

/// Null if no bone of the figure can be drawn.
QImage pictureAlong(const PosedClip& clip, const PosePictureLook& look)
{
    const QList<QList<QLineF>> poses = posesAlong(*clip.model, clip.place, look.poseCount());
    const bool hasBones =
        std::any_of(poses.begin(), poses.end(), [](const QList<QLineF>& bones) { return !bones.isEmpty(); });
    return hasBones ? posePicture(poses, look) : QImage();
}

} // namespace

RowPosesPresenter::RowPosesPresenter(const PresenterContext& context, LibraryView& view)
    : Presenter(context)
    , m_poses(view.rowPoses())
{
    QAction* shown = m_actions["view.rowPoses"];
    view.addChoice(shown);
    connect(&m_document, &LibraryDocument::changed, this, &RowPosesPresenter::take);
    connect(&m_poses, &RowPoses::wanted, this, &RowPosesPresenter::make);
    connect(shown, &QAction::toggled, &m_poses, &RowPoses::setShown);
    m_poses.setShown(shown->isChecked());
}

RowPosesPresenter::~RowPosesPresenter() { drop(); }

/// Ids of clips mean others in another library, and a file that was read anew may move otherwise.
void RowPosesPresenter::take(const DocumentChange& change)
{
    if (change.isReset) {
        drop();
        return m_poses.clear();
    }
    if (!change.areSourcesChanged || !m_poses.areShown()) return;
    for (const SourceId source : change.sources)
        for (const ClipId clip : m_document.library().source(source).clips) m_poses.forget(clip);
}

void RowPosesPresenter::drop()
{
    if (m_isDropped) *m_isDropped = true;
    m_work.drop();
}

void RowPosesPresenter::make(const std::vector<ClipId>& clips, const PosePictureLook& look)
{
    drop();
    const ClipLibrary& library = m_document.library();
    std::vector<PosedClip> posed;
    for (const ClipId id : clips) {
        if (!library.motion(id)) {
            m_poses.put(id, {}, look);
            continue;
        }
        const LibraryClip& clip = library.clip(id);
        posed.push_back({id, library.source(clip.source).model, *clip.place});
    }
    if (posed.empty()) return;
    m_isDropped = std::make_shared<std::atomic<bool>>(false);
    m_work.start(tr("Poses in rows"), [this, posed = std::move(posed), look,
                                       isDropped = m_isDropped](const LatestWork::Tell& tell) {
        for (const PosedClip& each : posed) {
            if (*isDropped) return;
            tell([this, clip = each.clip, model = each.model, look, picture = pictureAlong(each, look)] {
                show(clip, *model, picture, look);
            });
        }
    });
}

/// The clip's file may have been read anew by now: then its picture was asked for again. How motion is
/// measured is no matter of poses.
void RowPosesPresenter::show(ClipId clip, const ImportedModel& model, const QImage& picture,
                             const PosePictureLook& look)
{
    const ClipLibrary& library = m_document.library();
    if (library.source(library.clip(clip).source).model.get() == &model) m_poses.put(clip, picture, look);
}

} // namespace tagline
