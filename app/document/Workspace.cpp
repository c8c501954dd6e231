#include "app/document/Workspace.h"

namespace tagline {

void Workspace::setCurrentClip(ClipId clip) { show(clip, clip == m_clip ? m_playhead : 0); }

void Workspace::reset()
{
    setSelection({});
    setActiveTag(TagId());
    setCurrentClip(ClipId());
}

void Workspace::show(ClipId clip, Frame frame)
{
    if (clip != m_clip) {
        m_clip = clip;
        m_playhead = frame;
        setSelection({});
        emit currentClipChanged(clip);
        emit playheadChanged(frame);
        return;
    }
    setPlayhead(frame);
}

void Workspace::setPlayhead(Frame frame)
{
    if (frame == m_playhead) return;
    m_playhead = frame;
    emit playheadChanged(frame);
}

void Workspace::setSelectionOver(const std::vector<RangeRef>& selection,
                                 const std::vector<ClipSelection>& elsewhere)
{
    if (selection == m_selection && elsewhere == m_elsewhere) return;
    m_selection = selection;
    m_elsewhere = elsewhere;
    emit selectionChanged();
}

void Workspace::setActiveTag(TagId tag)
{
    if (tag == m_activeTag) return;
    m_activeTag = tag;
    emit activeTagChanged(tag);
}

void Workspace::setSnapping(bool isOn)
{
    if (isOn == m_isSnapping) return;
    m_isSnapping = isOn;
    emit snappingChanged(isOn);
}

} // namespace tagline
