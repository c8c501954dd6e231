#pragma once

// TrackCard shows one track of the controller: its clip, speed, end and weight; clips are dropped on it.

#include <QFrame>

#include "widgets/controller/ControllerState.h"

class QDoubleSpinBox;
class QToolButton;

namespace tagline {

class ElidedLabel;
class WeightBar;

/// Setters never emit.
class TrackCard : public QFrame
{
    Q_OBJECT

public:
    /// `letter` is the track's name, "A" or "B".
    explicit TrackCard(const QString& letter, QWidget* parent = nullptr);

    void setTrack(const ControllerTrack& track);

signals:
    void currentClipRequested();
    void clipDropped(tagline::ClipId clip);
    void speedChangeRequested(double speed);
    void enableChangeRequested(bool isEnabled);
    void endChangeRequested(tagline::TrackEnd atEnd);

protected:
    void paintEvent(QPaintEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void buildControls();
    void layOut();
    void setDropTarget(bool isTarget);

    QString m_letter;
    ControllerTrack m_track;
    QToolButton* m_enable;
    ElidedLabel* m_name;
    QToolButton* m_useCurrent;
    QDoubleSpinBox* m_speed;
    QToolButton* m_end;
    WeightBar* m_bar;
    ElidedLabel* m_weight;
    bool m_isDropTarget = false;
};

} // namespace tagline
