#pragma once

// ControllerPanel shows the two tracks that are blended, and starts the transition from one to the other.

#include <QWidget>

#include "widgets/controller/ControllerState.h"

#include <array>

class QComboBox;
class QDoubleSpinBox;
class QPushButton;
class QCheckBox;

namespace tagline {

class ElidedLabel;
class EventList;
class TrackCard;

/// Setters never emit; what a person does, does. Tracks are numbered 0 (A) and 1 (B).
class ControllerPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ControllerPanel(QWidget* parent = nullptr);

    /// Cheap enough for every frame of playback: only what changed is drawn again.
    void setState(const ControllerState& state);
    const ControllerState& state() const { return m_state; }
    /// "Transition: cross-fade 0.30 s", for the panel's title line; the panel's until it is placed there.
    QWidget* headerWidget() const;

signals:
    /// Put the clip that is being shown on this track.
    void currentClipRequested(int track);
    /// A clip was dropped on this track.
    void clipDropped(int track, tagline::ClipId clip);
    void speedChangeRequested(int track, double speed);
    void enableChangeRequested(int track, bool isEnabled);
    void endChangeRequested(int track, tagline::TrackEnd atEnd);
    void fadeSecondsChangeRequested(double seconds);
    void curveChangeRequested(tagline::FadeCurve curve);
    void inPlaceChangeRequested(bool isInPlace);
    /// Transition now, from the leading track to the other.
    void transitionRequested();
    /// The n-th event was chosen: go to its time.
    void eventActivated(int event);

private:
    QWidget* newTransitionBox();
    void connectTrack(int track);
    void showTransition();

    ControllerState m_state;
    std::array<TrackCard*, 2> m_cards{};
    ElidedLabel* m_header;
    QDoubleSpinBox* m_seconds = nullptr;
    QComboBox* m_curve = nullptr;
    QCheckBox* m_inPlace = nullptr;
    QPushButton* m_transition = nullptr;
    EventList* m_events = nullptr;
};

} // namespace tagline
