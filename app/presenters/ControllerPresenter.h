#pragma once

// ControllerPresenter joins the controller panel with the blend: tracks, transition, what happened.

#include <QObject>

#include "app/document/LibraryDocument.h"
#include "app/document/PlaybackSession.h"
#include "app/document/Workspace.h"
#include "widgets/controller/ControllerState.h"

#include <array>
#include <set>

namespace tagline {

class ActionRegistry;
class ControllerPanel;

class ControllerPresenter : public QObject
{
    Q_OBJECT

public:
    ControllerPresenter(LibraryDocument& document, Workspace& workspace, PlaybackSession& playback,
                        ControllerPanel& panel, ActionRegistry& actions);

    /// Puts a clip on a track and shows the blend.
    void setTrack(int track, ClipId clip);
    /// The clip of a track; not valid where it is empty.
    ClipId trackClip(int track) const { return m_clips[std::size_t(track)]; }

signals:
    /// Something was asked for that cannot be done; the reason for people.
    void refused(const QString& reason);

private:
    void connectPanel();
    void connectActions();
    void transition();
    void refresh();
    void refreshTracks();
    void followTags();
    void forgetTags();
    void restageTracks();
    void addEvent(const QString& text);
    void applyTransition();

    LibraryDocument& m_document;
    Workspace& m_workspace;
    PlaybackSession& m_playback;
    ControllerPanel& m_panel;
    ActionRegistry& m_actions;
    std::array<ClipId, 2> m_clips;
    ControllerState m_state;
    std::set<TagId> m_tagsNow; ///< of the leading track's frame
    int m_tagsOfTrack = -1;
};

} // namespace tagline
