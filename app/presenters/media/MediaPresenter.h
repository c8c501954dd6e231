#pragma once

// MediaPresenter shows the film or sound that was recorded together with a clip: its picture beside the
// figure, in step, and its sound as a lane of the timeline, which can be dragged. Sound is not played.

#include <QObject>

#include "app/document/library/LibraryDocument.h"
#include "app/document/library/Workspace.h"
#include "app/document/playing/PlaybackSession.h"
#include "app/media/MediaSession.h"
#include "core/media/ClipMedia.h"

#include <optional>

class QWidget;

namespace tagline {

class ActionRegistry;
class MediaView;
class TimelinePresenter;
class TimelineWidget;
struct TimelineContent;

class MediaPresenter : public QObject
{
    Q_OBJECT

public:
    MediaPresenter(LibraryDocument& document, Workspace& workspace, PlaybackSession& playback,
                   MediaView& view, TimelineWidget& timeline, TimelinePresenter& lanes,
                   ActionRegistry& actions);

    const MediaSession& session() const { return m_session; }
    /// Gives the current clip a film, a sound, or the sequence of pictures that a numbered picture is of.
    void give(const QString& file);

signals:
    /// Something was asked for that cannot be done; the reason for people.
    void refused(const QString& reason);
    /// Nothing came of what was asked, and nothing is wrong: the fact for people.
    void noted(const QString& fact);

private:
    bool hasClip() const;
    bool isWanted() const;
    bool mayEdit(ClipId holder);
    void connectSessions();
    void follow();
    void showState();
    void addTo(ClipId clip, TimelineContent& content) const;
    void choose();
    void remove();
    void setOffset(double offset, int gesture);
    void drag(double frame, int gesture);
    QString noteOf(double seconds) const;
    double momentSeconds() const;

    LibraryDocument& m_document;
    Workspace& m_workspace;
    PlaybackSession& m_playback;
    MediaView& m_view;
    TimelinePresenter& m_lanes;
    ActionRegistry& m_actions;
    std::optional<ClipMedium> m_medium; ///< of the current clip
    /// The lane under the mouse.
    struct Drag
    {
        int gesture = 0;
        double frame = 0;  ///< under the mouse as it began
        double offset = 0; ///< then
    };
    Drag m_drag;
    MediaSession m_session;
};

} // namespace tagline
