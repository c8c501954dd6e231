#pragma once

// CurvePanel chooses the motion curves under the tags: any signal of any joint, for all clips or for one.

#include <QWidget>

#include "core/motion/signals/ThresholdRanges.h"
#include "core/query/evaluation/SignalSource.h"

#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace tagline {

/// A curve that can be shown; a value.
struct CurveRow
{
    QString name; ///< "speed(LeftFoot)"
    QString unit; ///< "m/s"
    bool isShown = false;
    bool isOnlyThisClip = false;
    std::optional<Threshold> threshold = {}; ///< none: there is no line yet
    QString note = {};                       ///< why there is no curve here: "no joint LeftFoot"

    bool operator==(const CurveRow&) const = default;
};

/// Setters never emit; what a person does emits an intent. Rows are told by their place.
class CurvePanel : public QWidget
{
    Q_OBJECT

public:
    explicit CurvePanel(QWidget* parent = nullptr);

    void setRows(const std::vector<CurveRow>& rows);
    /// The tag that ranges are made of; empty: none is active.
    void setTag(const QString& name);
    /// The joints that can be chosen, of the clip that is shown.
    void setJoints(const QStringList& names);
    /// The row that thresholds and buttons are about; −1: none.
    int chosen() const;
    void choose(int row);

signals:
    void addRequested(tagline::MotionSignal signal, const QString& joint, bool isOnlyThisClip);
    void showRequested(int row, bool isShown);
    void removeRequested(int row);
    /// `isFinal` is false while the mouse is still down on the number, as it is while it drags it.
    void thresholdEdited(int row, const tagline::Threshold& threshold, bool isFinal);
    void rangesRequested(int row);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QDoubleSpinBox* newNumber(const QString& name, const QString& tip);
    void sendAdd();
    void sendThreshold();
    void endDrag();
    void showChosen();

    std::vector<CurveRow> m_rows;
    QListWidget* m_list;
    QComboBox* m_signal;
    QComboBox* m_joint;
    QCheckBox* m_onlyClip;
    QComboBox* m_comparison;
    QDoubleSpinBox* m_enter;
    QLabel* m_leaveTitle;
    QDoubleSpinBox* m_leave;
    QPushButton* m_ranges;
    QPushButton* m_remove;
    bool m_isPressed = false; ///< the mouse is down on a number, and may drag it (FieldDrag)
    bool m_isDragged = false; ///< and has changed it
};

} // namespace tagline
