#pragma once

// RangeEditor shows and changes ranges by numbers: start, stop and length, in a unit of choice.

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

/// The clip that a range is of.
struct EditedClip
{
    FrameRate rate;
    Frame frames = 0; ///< a range cannot leave [0, frames)

    bool operator==(const EditedClip&) const = default;
};

/// Live both ways: setRanges follows a drag and emits nothing; user input emits at once. The stop is the
/// frame after the last. A new start keeps the stop, a new length keeps the start. If the ranges differ in a
/// number, its field shows "mixed": a typed number applies to all ranges, arrows move each. An impossible
/// number (a stop before its start, a frame beyond the clip) changes no range and is reported; a text that is
/// no time undoes the changes of its first characters, and is reported when it is entered or left.
class RangeEditor : public QWidget
{
    Q_OBJECT

public:
    explicit RangeEditor(QWidget* parent = nullptr);
    ~RangeEditor() override;

    /// The clip's rate and length; a range cannot leave [0, frames).
    void setClip(FrameRate rate, Frame frames);
    /// Expects ranges that are not empty; none: the fields are disabled, and hidden if the editor is not
    /// self-contained. A field with the focus keeps it, so that keys do not suddenly change their meaning. An
    /// entry in progress continues if these are the ranges that it requested.
    /// `clips` are those of the ranges, each in turn, where they are of several; the first is the editor's.
    void setRanges(std::vector<FrameRange> ranges, std::vector<EditedClip> clips = {});
    void setRange(FrameRange range) { setRanges({range}); }
    const std::vector<FrameRange>& ranges() const { return m_ranges; }
    /// The label before the fields: the tag of the ranges, or a text alone for ranges of several tags.
    void setSubject(const QString& text, std::optional<TagDefinition> tag);
    void setUnit(TimeUnits unit);
    TimeUnits unit() const { return m_unit; }
    /// Whether the editor has its own choice of units and a line for problems, or leaves both to its owner.
    void setSelfContained(bool isSelfContained);
    /// The validation error of the typed text; empty for none.
    QString problem() const { return m_problem; }
    /// Whether an entry is in progress: requests then refer to the ranges before it.
    bool isEntering() const { return m_entered; }
    void focusStart();

signals:
    /// The user asks for these ranges, in the order of ranges(). Requests with the same `entry` number are
    /// one undo step, and each refers to the ranges before the entry.
    void rangesChangeRequested(const std::vector<tagline::FrameRange>& ranges, int entry);
    void problemChanged(const QString& problem);
    /// Return or Enter with a valid entry: the entry is finished. Not emitted if the focus leaves a field.
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
    EditedClip clipOf(std::size_t range) const;
    Frame mostFrames() const;
    std::optional<Frame> common(Frame (*number)(FrameRange)) const;
    QString shown(Frame frame) const { return timeText(frame, m_rate, m_unit); }

    FrameSpinBox* m_start;
    FrameSpinBox* m_stop;
    FrameSpinBox* m_length;
    TagLabel* m_subject;
    QWidget* m_row; ///< the fields and the widgets beside them
    QComboBox* m_unitBox;
    QLabel* m_problemLine;
    FrameRate m_rate;
    std::vector<FrameRange> m_ranges;
    std::vector<EditedClip> m_clips;         ///< of the ranges; none where all are of the editor's
    std::vector<FrameRange> m_before;        ///< ranges before the entry, restored while the text is wrong
    const FrameSpinBox* m_entered = nullptr; ///< the field of the entry in progress
    int m_entry = 0;
    Frame m_frames = 0;
    TimeUnits m_unit = TimeUnits::Frames;
    QString m_problem;
    QString m_unfinished; ///< validation error of the typed text if it stays unfinished
    bool m_isSelfContained = true;
};

} // namespace tagline
