#pragma once

// PlaybackSession plays the clip on the timeline, or another source that is shown in its place.

#include <QObject>

#include "app/document/playing/PoseSource.h"
#include "core/animation/clips/SamplingJob.h"
#include "core/playback/Player.h"
#include "core/staging/ClipTrail.h"

#include <optional>

namespace tagline {

class ClipPreparation;

/// Has no clock: its owner calls advance().
class PlaybackSession : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Sets the queue that carries clips over to other figures; it must outlive this object. Without one,
    /// clips with a map stay at rest.
    void setPreparation(ClipPreparation& preparation);

    // The clip on the timeline: its authored keys are sampled, exactly
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
    std::optional<Frame> previewFrame() const { return m_previewFrame; }

    // Sources shown in its place
    /// Shows a source, playing, instead of the clip; null shows the clip again. A source without a figure is
    /// not shown. The source must live until another one is shown.
    void show(PoseSource* source);
    PoseSource* source() const { return m_source; }
    bool isShown(const PoseSource& source) const { return m_source == &source; }
    bool isClipShown() const { return !m_source; }
    /// The frame of the clip that is shown unless a source is: the previewed one, or the player's.
    double shownFrame() const;

    // The shown figure
    bool isPlaying() const { return m_source ? m_source->isPlaying() : m_player.isPlaying(); }
    /// The figure shown; empty if there is none.
    const StagedClip& figure() const { return m_source ? m_source->figure() : m_clip; }
    const Pose& pose();
    /// Past and future places of its root, within this time; empty if unknown.
    std::vector<RootMoment> rootTrail(std::int64_t nanoseconds);
    /// Advances the clip or source shown. Expects ≥ 0.
    void advance(std::int64_t nanoseconds);

signals:
    /// Another figure is shown.
    void figureChanged();
    /// The pose of the figure has changed.
    void poseChanged();
    /// Playing has changed the frame of the timeline clip.
    void frameChanged(tagline::Frame frame);
    /// Playing, looping, speed or the source shown has changed.
    void stateChanged();

private:
    void connectSource();
    void takeCarriedOver(const StagedClip& staged);
    void beginSampling();
    void samplePose();
    void announceClip();

    ClipPreparation* m_preparation = nullptr;
    StagedClip m_clip;
    Pose m_rest;                       ///< rest pose of the clip's figure
    std::vector<ChannelHints> m_hints; ///< keys used by the last sampling of the clip
    Player m_player;
    std::optional<Frame> m_previewFrame;
    bool m_isLooping = true;
    PoseSource* m_source = nullptr;
    Pose m_pose; ///< pose of the clip
    bool m_isPoseStale = true;
    ClipTrail m_trail; ///< trail of the clip
};

} // namespace tagline
