#pragma once

// MediaPresenter shows the film or sound that was recorded together with a clip: its picture beside the
// figure, in step, and its sound as a lane of the timeline, which can be dragged. Sound is not played.

#include "app/media/MediaSession.h"
#include "app/presenters/Presenter.h"
#include "core/media/ClipMedia.h"

#include <optional>

namespace tagline {

class MediaView;
class TimelinePresenter;
class TimelineWidget;
struct TimelineContent;

class MediaPresenter : public Presenter
{
    Q_OBJECT

public:
    MediaPresenter(const PresenterContext& context, MediaView& view, TimelineWidget& timeline,
                   TimelinePresenter& lanes);

    const MediaSession& session() const { return m_session; }
    /// Gives the current clip a film, a sound, or the sequence of pictures that a numbered picture is of.
    void give(const QString& file);

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

    MediaView& m_view;
    TimelinePresenter& m_lanes;
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
