#pragma once

// Workspace is what the user is looking at: current clip, playhead, selection, active tag. Not data, never
// undone.

#include <QObject>

#include "core/support/StrongId.h"
#include "core/tags/sheet/TagEdits.h"
#include "core/time/FrameRange.h"

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace tagline {

/// Selected ranges of one clip.
struct ClipSelection
{
    ClipId clip;
    std::vector<RangeRef> ranges;

    bool operator==(const ClipSelection&) const = default;
};

/// The one owner of view state that several panels share. Setters emit only when something changed.
class Workspace : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    ClipId currentClip() const { return m_clip; }
    Frame playhead() const { return m_playhead; }
    const std::vector<RangeRef>& selection() const { return m_selection; }
    /// Ranges of other clips that are selected as well; none of them without a range.
    const std::vector<ClipSelection>& selectionElsewhere() const { return m_elsewhere; }
    TagId activeTag() const { return m_activeTag; }
    bool isSnapping() const { return m_isSnapping; }
    /// The tag set that tags are made in; empty: the default one.
    const std::string& newTagSet() const { return m_newTagSet; }
    void setNewTagSet(std::string set);
    /// The frame of a clip that is shown in the place of another one, which is at a frame.
    using EntryFrame = std::function<Frame(ClipId from, Frame at, ClipId to)>;
    /// Asked where a clip is shown and no frame of it is said; without one it is the first.
    void setEntryFrame(EntryFrame entry) { m_entry = std::move(entry); }

public slots:
    /// Shows a clip from its entry frame; the selection is dropped.
    void setCurrentClip(tagline::ClipId clip);
    /// Another library is open: no clip, no selection, no active tag.
    void reset();
    /// Shows a clip at a frame.
    void show(tagline::ClipId clip, tagline::Frame frame);
    void setPlayhead(tagline::Frame frame);
    /// Ranges of the current clip alone.
    void setSelection(const std::vector<tagline::RangeRef>& selection) { setSelectionOver(selection, {}); }
    void setSelectionOver(const std::vector<tagline::RangeRef>& selection,
                          const std::vector<tagline::ClipSelection>& elsewhere);
    void setActiveTag(tagline::TagId tag);
    void setSnapping(bool isOn);

signals:
    void currentClipChanged(tagline::ClipId clip);
    void playheadChanged(tagline::Frame frame);
    void selectionChanged();
    void activeTagChanged(tagline::TagId tag);
    void snappingChanged(bool isOn);
    void newTagSetChanged();

private:
    ClipId m_clip;
    Frame m_playhead = 0;
    std::vector<RangeRef> m_selection;
    std::vector<ClipSelection> m_elsewhere;
    TagId m_activeTag;
    bool m_isSnapping = true;
    std::string m_newTagSet;
    EntryFrame m_entry;
};

} // namespace tagline
