#pragma once

// Workspace is the view state of the user: current clip, playhead, selection, active tag. Not data, never
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

/// The owner of view state that several panels share. Setters emit only if something changed.
class Workspace : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    ClipId currentClip() const { return m_clip; }
    Frame playhead() const { return m_playhead; }
    const std::vector<RangeRef>& selection() const { return m_selection; }
    /// Selected ranges of other clips; each of these clips has at least one.
    const std::vector<ClipSelection>& selectionElsewhere() const { return m_elsewhere; }
    TagId activeTag() const { return m_activeTag; }
    bool isSnapping() const { return m_isSnapping; }
    /// The tag set for new tags; empty for the default set.
    const std::string& newTagSet() const { return m_newTagSet; }
    void setNewTagSet(std::string set);
    /// The frame to show of the clip `to` in place of the clip `from`, which is at the frame `at`.
    using EntryFrame = std::function<Frame(ClipId from, Frame at, ClipId to)>;
    /// Sets the function asked if a clip is shown without a frame; without one the first frame is shown.
    void setEntryFrame(EntryFrame entry) { m_entry = std::move(entry); }

public slots:
    /// Shows a clip from its entry frame; clears the selection.
    void setCurrentClip(tagline::ClipId clip);
    /// Clears clip, selection and active tag: another library is open.
    void reset();
    /// Shows a clip at a frame.
    void show(tagline::ClipId clip, tagline::Frame frame);
    void setPlayhead(tagline::Frame frame);
    /// Selects ranges of the current clip only.
    void setSelection(const std::vector<tagline::RangeRef>& selection) { setSelectionOver(selection, {}); }
    /// Selects ranges of the current clip; those that are selected in other clips stay so.
    void setSelectionHere(const std::vector<tagline::RangeRef>& selection)
    {
        setSelectionOver(selection, m_elsewhere);
    }
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
