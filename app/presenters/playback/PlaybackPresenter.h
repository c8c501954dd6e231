#pragma once

// PlaybackPresenter lets time pass: it owns the clock, and joins transport bar, playhead and playback.

#include <QObject>
#include <QTimer>

#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"
#include "app/document/playing/PlaybackSession.h"

#include <QElapsedTimer>

namespace tagline {

class ActionRegistry;
class TimelineWidget;
class TransportBar;

class PlaybackPresenter : public QObject
{
    Q_OBJECT

public:
    PlaybackPresenter(LibraryDocument& document, Workspace& workspace, PlaybackSession& playback,
                      TransportBar& transport, TimelineWidget& timeline, ActionRegistry& actions);

    /// Finds the figure for the current clip anew: when everything is read, a better one may be there.
    void stageClip();
    /// Shows the current clip like this while it is the same clip; an empty one: as the library has it.
    void setTrial(const StagedClip& trial);
    /// Opens a clip at a frame, while what is shown in the clip's place goes on.
    void openBeside(ClipId clip, Frame frame);

signals:
    /// Time passed for what plays.
    void ticked();
    /// What a person asked for cannot be done, for this reason.
    void refused(const QString& reason);
    /// Nothing came of what was asked, and nothing is wrong: the fact for people.
    void noted(const QString& fact);

private:
    void connectActions(ActionRegistry& actions);
    void connectTransport();
    Frame clipFrames() const;
    void play();
    void goTo(Frame frame);
    void tick();
    void followSource();
    void showState();
    void step(int frames);
    void changeSpeed(int step);

    LibraryDocument& m_document;
    Workspace& m_workspace;
    PlaybackSession& m_playback;
    TransportBar& m_transport;
    TimelineWidget& m_timeline;
    ActionRegistry& m_actions;
    QTimer m_clock;
    QElapsedTimer m_sinceTick;
    StagedClip m_trial;
    bool m_isTicking = false; ///< what moves now was not moved by a person
    ClipId m_leading;         ///< that the timeline last went over to
};

} // namespace tagline
