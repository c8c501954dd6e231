#include "app/document/library/Workspace.h"

#include <utility>

namespace tagline {

void Workspace::setCurrentClip(ClipId clip)
{
    if (clip == m_clip) return;
    show(clip, m_entry && clip.isValid() && m_clip.isValid() ? m_entry(m_clip, m_playhead, clip) : 0);
}

// Clears all members before emitting any signal: the former clips and tags may be gone.
void Workspace::reset()
{
    const bool hadSet = !std::exchange(m_newTagSet, {}).empty();
    const bool hadClip = std::exchange(m_clip, ClipId()).isValid();
    const bool hadTag = std::exchange(m_activeTag, TagId()).isValid();
    const bool hadFrame = std::exchange(m_playhead, 0) != 0;
    const bool hadSelection = !std::exchange(m_selection, {}).empty();
    const bool hadElsewhere = !std::exchange(m_elsewhere, {}).empty();
    if (hadSelection || hadElsewhere) emit selectionChanged();
    if (hadTag) emit activeTagChanged(m_activeTag);
    if (hadClip) emit currentClipChanged(m_clip);
    if (hadClip || hadFrame) emit playheadChanged(m_playhead);
    if (hadSet) emit newTagSetChanged();
}

void Workspace::setNewTagSet(std::string set)
{
    if (set == m_newTagSet) return;
    m_newTagSet = std::move(set);
    emit newTagSetChanged();
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
