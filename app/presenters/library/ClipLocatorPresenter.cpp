#include "app/presenters/library/ClipLocatorPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/library/ClipPoses.h"
#include "widgets/library/locator/ClipLocator.h"
#include "widgets/library/rows/LibraryModel.h"

namespace tagline {

ClipLocatorPresenter::ClipLocatorPresenter(const LibraryDocument& document, Workspace& workspace,
                                           const LibraryModel& rows, ActionRegistry& actions, QWidget* window)
    : m_locator(new ClipLocator(rows, window))
{
    connect(m_locator, &ClipLocator::clipChosen, &workspace, &Workspace::setCurrentClip);
    connect(m_locator, &ClipLocator::clipHighlighted, this, [this, &document](ClipId clip) {
        const Frame frames = document.library().clip(clip).frames;
        m_locator->showPoses(posesOf(document.library(), clip, FrameRange{0, frames}));
    });
    actions.followKey("clip.locate", m_locator, &ClipLocator::setKey);
    actions.connectTo("clip.locate", this, [this, &document] {
        if (document.library().clipCount() == 0) return emit refused(tr("Open clips first."));
        m_locator->open();
    });
}

} // namespace tagline
