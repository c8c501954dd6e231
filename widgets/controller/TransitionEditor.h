#pragma once

// TransitionEditor is where a person sets how transitions are made, and when the next one is to begin.

#include <QFrame>

#include "widgets/controller/ControllerState.h"

#include <optional>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QPushButton;

namespace tagline {

class CurveView;

/// Pops up below the panel's title. Setters never emit.
class TransitionEditor : public QFrame
{
    Q_OBJECT

public:
    explicit TransitionEditor(QWidget* parent = nullptr);

    void setState(const ControllerState& state);

signals:
    void transitionChangeRequested(const tagline::Transition& wanted);
    void scheduleRequested(const tagline::FadeWish& wish);

private:
    void buildSettings(QFormLayout& form);
    void buildSchedule(QFormLayout& form);
    void askForTransition();
    void askForSchedule();
    void takeHandles(const std::array<float, 4>& handles);
    void fillTracks();
    void chooseTarget();
    void fillTags();
    void showMoment();
    void showCue();
    QComboBox* newBox(const QString& name, const QString& tip);

    ControllerState m_state;
    std::optional<int> m_chosenTo; ///< the key of the track that a person chose to fade to
    QDoubleSpinBox* m_seconds = nullptr;
    QComboBox* m_curve = nullptr;
    CurveView* m_picture = nullptr;
    QComboBox* m_entry = nullptr;
    QComboBox* m_kind = nullptr;
    QComboBox* m_ground = nullptr;
    QComboBox* m_to = nullptr;
    QComboBox* m_moment = nullptr;
    QDoubleSpinBox* m_after = nullptr;
    QLabel* m_afterLabel = nullptr;
    QComboBox* m_track = nullptr;
    QComboBox* m_tag = nullptr;
    QLabel* m_cue = nullptr;
    QPushButton* m_schedule = nullptr;
};

} // namespace tagline
