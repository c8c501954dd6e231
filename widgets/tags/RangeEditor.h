#pragma once

// RangeEditor shows and changes a range by numbers: start, stop and length, in the unit that one likes.

#include <QWidget>

#include "core/time/FrameRate.h"
#include "widgets/timeline/TimeUnits.h"

class QComboBox;
class QLabel;

namespace tagline {

class FrameSpinBox;

/// Live both ways: setRange follows a drag and emits nothing; a change by hand emits at once. The stop is
/// the frame after the last. A new start keeps the stop, a new length keeps the start.
class RangeEditor : public QWidget
{
    Q_OBJECT

public:
    explicit RangeEditor(QWidget* parent = nullptr);

    /// The clip's rate and length; the range cannot leave [0, frames).
    void setClip(FrameRate rate, Frame frames);
    /// Expects a range that is not empty.
    void setRange(FrameRange range);
    /// Nothing is selected: the fields are disabled.
    void clear();
    FrameRange range() const { return m_range; }
    void setUnit(TimeUnits unit);
    TimeUnits unit() const { return m_unit; }
    void focusStart();

signals:
    /// A person entered another range.
    void rangeChangeRequested(tagline::FrameRange range);
    /// Return or Enter: the entry is finished (one undo step ends here). Going to another field ends nothing.
    void editingFinished();
    void unitChanged(tagline::TimeUnits unit);

private:
    FrameSpinBox* newField(const QString& name, const QString& toolTip);
    void applyFormat();
    void showRange();
    void request(FrameRange range);
    void beginEntry(const FrameSpinBox* field);

    FrameSpinBox* m_start;
    FrameSpinBox* m_stop;
    FrameSpinBox* m_length;
    QComboBox* m_unitBox;
    FrameRate m_rate;
    FrameRange m_range;
    FrameRange m_before; ///< when the entry began: what a half-typed number does not change for good
    const FrameSpinBox* m_entered = nullptr; ///< the field that m_before is about
    Frame m_frames = 0;
    TimeUnits m_unit = TimeUnits::Frames;
    bool m_isShowing = false;
};

} // namespace tagline
