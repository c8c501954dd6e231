#include "app/presenters/tags/TagMomentPresenter.h"

#include "widgets/tags/choice/TagPalette.h"

namespace tagline {
namespace {

LiveTag::Hand handOf(LiveStrokeKind stroke)
{
    switch (stroke) {
    case LiveStrokeKind::Pressed:
        return LiveTag::Hand::KeyHeld;
    case LiveStrokeKind::Started:
    case LiveStrokeKind::Brush:
        return LiveTag::Hand::Tagging;
    case LiveStrokeKind::Eraser:
        return LiveTag::Hand::Erasing;
    }
    return LiveTag::Hand::Tagging;
}

} // namespace

TagMomentPresenter::TagMomentPresenter(const PresenterContext& context, TagPalette& palette)
    : Presenter(context)
    , m_palette(palette)
{
    connect(&m_document, &LibraryDocument::changed, this, &TagMomentPresenter::refresh);
    connect(&m_workspace, &Workspace::currentClipChanged, this, &TagMomentPresenter::refresh);
    connect(&m_workspace, &Workspace::playheadChanged, this, &TagMomentPresenter::refresh);
}

void TagMomentPresenter::setLive(const std::vector<LiveLane>& lanes)
{
    m_moment.live.clear();
    for (const LiveLane& lane : lanes) m_moment.live.push_back({lane.tag, handOf(lane.stroke)});
    m_palette.setMoment(m_moment);
}

void TagMomentPresenter::refresh()
{
    const ClipLibrary& library = m_document.library();
    const ClipId clip = m_workspace.currentClip();
    const bool isKnown = clip.isValid() && clip.value < library.clipCount();
    m_moment.now = isKnown ? library.clip(clip).sheet.tagsAt(m_workspace.playhead()) : std::vector<TagId>();
    m_palette.setMoment(m_moment);
}

} // namespace tagline
