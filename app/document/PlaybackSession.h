#pragma once

// PlaybackSession is what plays: the clip on the timeline, or the controller's blend of two tracks.

#include <QObject>

#include "app/document/Stage.h"
#include "core/playback/AnimationController.h"
#include "core/playback/Player.h"

#include <array>
#include <optional>

namespace tagline {

/// What the viewport shows.
enum class ShownPose { Clip, Blend };

/// Knows no clock: whoever owns one calls advance(). Tracks are numbered 0 (A) and 1 (B).
class PlaybackSession : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    // The clip on the timeline
    /// Shows a clip from its first frame, paused as it was before; an empty one shows nothing.
    void setClip(StagedClip staged);
    const StagedClip& clip() const { return m_clip; }
    const Player& player() const { return m_player; }
    void setPlaying(bool isPlaying);
    void seek(Frame frame);
    void setSpeed(double speed);
    void setLooping(bool isLooping);
    /// Shows another frame than the playhead's for a while (an edge is being dragged); none ends it.
    void setPreviewFrame(std::optional<Frame> frame);

    // The blend
    ShownPose shown() const { return m_shown; }
    /// Blend needs a clip on a track.
    void setShown(ShownPose shown);
    /// Puts a clip on a track. Both tracks play on the figure of the one that was set last.
    void setTrack(int track, StagedClip staged);
    bool hasTrack(int track) const { return !m_tracks[std::size_t(track)].isEmpty(); }
    const StagedClip& track(int track) const { return m_tracks[std::size_t(track)]; }
    TrackReport trackReport(int track) const;
    double trackSpeed(int track) const { return m_settings[std::size_t(track)].speed; }
    void setTrackSpeed(int track, double speed);
    LoopMode trackLoopMode(int track) const { return m_settings[std::size_t(track)].loopMode; }
    void setTrackLoopMode(int track, LoopMode mode);
    bool isTrackEnabled(int track) const { return m_settings[std::size_t(track)].isEnabled; }
    void setTrackEnabled(int track, bool isEnabled);
    /// The track that plays, or that is faded to.
    int leadingTrack() const { return m_leading; }
    bool isTransitioning() const { return m_controller && m_controller->transition().has_value(); }
    void setTransition(const Transition& transition) { m_transition = transition; }
    const Transition& transition() const { return m_transition; }
    /// Fades to the other track. Does nothing where that is empty.
    void startTransition();
    /// Empties both tracks.
    void clearTracks();
    /// How long the blend has played.
    std::int64_t blendNanoseconds() const { return m_blendNanoseconds; }
    void setInPlace(bool isInPlace);
    bool isInPlace() const { return m_isInPlace; }

    // What is shown
    bool isPlaying() const;
    /// The figure that is shown; empty where nothing is.
    const StagedClip& figure() const;
    const Pose& pose();
    /// Lets time pass for what is shown. Expects ≥ 0.
    void advance(std::int64_t nanoseconds);

signals:
    /// Another figure is shown.
    void figureChanged();
    /// The figure is in another pose.
    void poseChanged();
    /// The timeline clip's frame, by playing.
    void frameChanged(tagline::Frame frame);
    /// Playing, looping, speed, tracks or what is shown.
    void stateChanged();

private:
    struct TrackSettings
    {
        double speed = 1.0;
        LoopMode loopMode = LoopMode::Loop;
        bool isEnabled = true;
    };

    void rebuildController();
    void addToController(int track);
    void samplePose();
    void announce(ShownPose part);

    StagedClip m_clip;
    Player m_player;
    std::optional<Frame> m_previewFrame;
    bool m_isLooping = true;

    ShownPose m_shown = ShownPose::Clip;
    std::array<StagedClip, 2> m_tracks;
    std::array<TrackSettings, 2> m_settings;
    std::array<TrackId, 2> m_trackIds;
    std::optional<AnimationController> m_controller;
    Transition m_transition;
    int m_leading = 0;
    bool m_isInPlace = false;
    bool m_isBlendPlaying = true;
    std::int64_t m_blendNanoseconds = 0;

    Pose m_pose;
    bool m_isPoseStale = true;
};

} // namespace tagline
