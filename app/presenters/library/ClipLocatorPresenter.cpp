#include "app/presenters/library/ClipLocatorPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/library/ClipPoses.h"
#include "widgets/library/locator/ClipLocator.h"
#include "widgets/library/rows/LibraryModel.h"

#include <utility>

namespace tagline {

ClipLocatorPresenter::ClipLocatorPresenter(const PresenterContext& context, const LibraryModel& rows)
    : Presenter(context)
    , m_locator(new ClipLocator(rows, &m_window))
{
    connect(m_locator, &ClipLocator::clipChosen, &m_workspace, &Workspace::setCurrentClip);
    connect(m_locator, &ClipLocator::clipHighlighted, this, [this, &rows](ClipId clip) {
        const Frame frames = m_document.library().clip(clip).frames;
        PoseStripState poses = posesOf(m_document.library(), clip, FrameRange{0, frames});
        if (const LibraryRow* row = rows.rowOfClip(clip))
            poses.title = row->name + QStringLiteral(" · ") + row->detail;
        m_locator->showPoses(std::move(poses));
    });
    m_actions.followKey("clip.locate", m_locator, &ClipLocator::setKey);
    m_actions.connectTo("clip.locate", this, [this] {
        if (m_document.library().clipCount() == 0) return emit refused(tr("Open clips first."));
        m_locator->open();
    });
}

} // namespace tagline
