#include "app/presenters/library/ClipLocatorPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/library/ClipPoses.h"
#include "widgets/library/locator/ClipLocator.h"
#include "widgets/library/rows/LibraryModel.h"

#include <utility>

namespace tagline {

ClipLocatorPresenter::ClipLocatorPresenter(const LibraryDocument& document, Workspace& workspace,
                                           const LibraryModel& rows, ActionRegistry& actions, QWidget* window)
    : m_locator(new ClipLocator(rows, window))
{
    connect(m_locator, &ClipLocator::clipChosen, &workspace, &Workspace::setCurrentClip);
    connect(m_locator, &ClipLocator::clipHighlighted, this, [this, &document, &rows](ClipId clip) {
        const Frame frames = document.library().clip(clip).frames;
        PoseStripState poses = posesOf(document.library(), clip, FrameRange{0, frames});
        if (const LibraryRow* row = rows.rowOfClip(clip)) poses.title = row->name + QStringLiteral(" · ") + row->detail;
        m_locator->showPoses(std::move(poses));
    });
    actions.followKey("clip.locate", m_locator, &ClipLocator::setKey);
    actions.connectTo("clip.locate", this, [this, &document] {
        if (document.library().clipCount() == 0) return emit refused(tr("Open clips first."));
        m_locator->open();
    });
}

} // namespace tagline
