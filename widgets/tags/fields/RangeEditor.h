#pragma once

// RangeEditor shows and changes ranges by numbers: start, stop and length, in the unit that one likes.

#include <QWidget>

#include "core/tags/vocabulary/TagDefinition.h"
#include "core/time/FrameRate.h"
#include "widgets/timeline/TimeUnits.h"

#include <optional>
#include <vector>

class QComboBox;
class QHBoxLayout;
class QLabel;

namespace tagline {

class FrameSpinBox;
class TagLabel;

/// Live both ways: setRanges follows a drag and emits nothing; a change by hand emits at once. The stop is
/// the frame after the last. A new start keeps the stop, a new length keeps the start. Where the ranges
/// differ in a number its field says "mixed": what is typed there is for all of them, arrows move each. What
/// no range can have (a stop before its start, a frame beyond the clip) changes none and is told; a text that
/// is no time takes back what its beginning changed, and is told where it is entered or left like that.
class RangeEditor : public QWidget
{
    Q_OBJECT

public:
    explicit RangeEditor(QWidget* parent = nullptr);
    ~RangeEditor() override;

    /// The clip's rate and length; a range cannot leave [0, frames).
    void setClip(FrameRate rate, Frame frames);
    /// Expects ranges that are not empty; none: the fields cannot be used, and are hidden where this is not
    /// self-contained. A field that has the keyboard keeps it, so that keys never mean something else all at
    /// once. An entry that is under way goes on where they are those that it asked for.
    void setRanges(std::vector<FrameRange> ranges);
    void setRange(FrameRange range) { setRanges({range}); }
    const std::vector<FrameRange>& ranges() const { return m_ranges; }
    /// What stands before the fields: the tag that the ranges are of, or for those of several a text alone.
    void setSubject(const QString& text, std::optional<TagDefinition> tag);
    void setUnit(TimeUnits unit);
    TimeUnits unit() const { return m_unit; }
    /// Whether it has its own choice of units and a line for problems, or leaves both to others.
    void setSelfContained(bool isSelfContained);
    /// What is wrong with what was typed; empty for nothing.
    QString problem() const { return m_problem; }
    /// A person is in the middle of a change: requests count from the ranges before it.
    bool isEntering() const { return m_entered; }
    void focusStart();

signals:
    /// A person wants these extents, in the order of ranges(). Requests of one entry (a number) are one undo
    /// step, and each counts from the ranges as they were before the entry.
    void rangesChangeRequested(const std::vector<tagline::FrameRange>& ranges, int entry);
    void problemChanged(const QString& problem);
    /// Return or Enter, with nothing wrong: the entry is finished. Going to another field ends nothing.
    void editingFinished();
    void unitChanged(tagline::TimeUnits unit);

private:
    using Change = FrameRange (*)(FrameRange range, Frame frame);

    void keyPressEvent(QKeyEvent* event) override;
    void takeBack();
    FrameSpinBox* newField(const QString& name, const QString& toolTip, Change typed);
    void addField(QHBoxLayout& row, FrameSpinBox* field);
    void applyFormat();
    void showUsable();
    void showRanges();
    void type(const FrameSpinBox* field, Change change, Frame frame);
    void tellMistyped(const FrameSpinBox* field, const QString& text);
    void step(const FrameSpinBox* field, int by);
    void beginEntry(const FrameSpinBox* field);
    void leave();
    void enter(FrameSpinBox* field);
    void request(const std::vector<FrameRange>& ranges);
    void endTyping();
    void tell(const QString& problem);
    void markProblem();
    QString mistake(const QString& text) const;
    QString problemOf(const std::vector<FrameRange>& ranges) const;
    QString shown(Frame frame) const { return timeText(frame, m_rate, m_unit); }

    FrameSpinBox* m_start;
    FrameSpinBox* m_stop;
    FrameSpinBox* m_length;
    TagLabel* m_subject;
    QWidget* m_row; ///< the fields and what stands beside them
    QComboBox* m_unitBox;
    QLabel* m_problemLine;
    FrameRate m_rate;
    std::vector<FrameRange> m_ranges;
    std::vector<FrameRange> m_before; ///< when the entry began: what a half-typed number does not change
    const FrameSpinBox* m_entered = nullptr; ///< the field of the entry under way
    int m_entry = 0;
    Frame m_frames = 0;
    TimeUnits m_unit = TimeUnits::Frames;
    QString m_problem;
    QString m_unfinished; ///< what is wrong with the text that is being typed, should it stay like that
    bool m_isSelfContained = true;
};

} // namespace tagline
