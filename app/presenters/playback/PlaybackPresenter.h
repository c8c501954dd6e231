#pragma once

// PlaybackPresenter lets time pass: it owns the clock, and joins transport bar, playhead and playback.

#include "app/presenters/Presenter.h"

#include <QTimer>

#include <QElapsedTimer>

namespace tagline {

class TimelineWidget;
class TransportBar;

class PlaybackPresenter : public Presenter
{
    Q_OBJECT

public:
    PlaybackPresenter(const PresenterContext& context, TransportBar& transport, TimelineWidget& timeline);

    /// Finds the figure for the current clip anew: when everything is read, a better one may be there.
    void stageClip();
    /// Shows the current clip like this while it is the same clip; an empty one: as the library has it.
    void setTrial(const StagedClip& trial);
    /// Opens a clip at a frame, while what is shown in the clip's place goes on.
    void openBeside(ClipId clip, Frame frame);

signals:
    /// Time passed for what plays.
    void ticked();

private:
    void connectActions();
    void connectTransport();
    Frame clipFrames() const;
    void play();
    void goTo(Frame frame);
    void tick();
    void followSource();
    void showState();
    void step(int frames);
    void changeSpeed(int step);

    TransportBar& m_transport;
    TimelineWidget& m_timeline;
    QTimer m_clock;
    QElapsedTimer m_sinceTick;
    StagedClip m_trial;
    bool m_isTicking = false; ///< the playhead moves by itself, not by a person
    ClipId m_leading;         ///< that the timeline last went over to
};

} // namespace tagline
