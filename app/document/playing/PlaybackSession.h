#pragma once

// PlaybackSession is what plays: the clip on the timeline, or something else that is shown in its place.

#include <QObject>

#include "app/document/playing/PoseSource.h"
#include "core/animation/clips/SamplingJob.h"
#include "core/playback/Player.h"
#include "core/staging/ClipTrail.h"

#include <optional>

namespace tagline {

class ClipPreparation;

/// Knows no clock: whoever owns one calls advance().
class PlaybackSession : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Who carries clips over to other figures; it must live as long as this. Without one, clips with a map
    /// stand at rest.
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

    // What is shown in its place
    /// Shows a source, playing, instead of the clip; null shows the clip again. A source without a figure is
    /// not shown. It must live until another is shown.
    void show(PoseSource* source);
    PoseSource* source() const { return m_source; }
    bool isShown(const PoseSource& source) const { return m_source == &source; }
    bool isClipShown() const { return !m_source; }
    /// The clip's frame that is shown while nothing else is: the previewed one, or where it plays.
    double shownFrame() const;

    // What is shown
    bool isPlaying() const { return m_source ? m_source->isPlaying() : m_player.isPlaying(); }
    /// The figure that is shown; empty where nothing is.
    const StagedClip& figure() const { return m_source ? m_source->figure() : m_clip; }
    const Pose& pose();
    /// Where its root was and will be, as long before and after; empty where that is not known.
    std::vector<RootMoment> rootTrail(std::int64_t nanoseconds);
    /// Lets time pass for what is shown. Expects ≥ 0.
    void advance(std::int64_t nanoseconds);

signals:
    /// Another figure is shown.
    void figureChanged();
    /// The figure is in another pose.
    void poseChanged();
    /// The timeline clip's frame, by playing.
    void frameChanged(tagline::Frame frame);
    /// Playing, looping, speed, or what is shown.
    void stateChanged();

private:
    void connectSource();
    void takeCarriedOver(const StagedClip& staged);
    void beginSampling();
    void samplePose();
    void announceClip();

    ClipPreparation* m_preparation = nullptr;
    StagedClip m_clip;
    Pose m_rest;                       ///< the clip's figure
    std::vector<ChannelHints> m_hints; ///< where the clip was sampled last
    Player m_player;
    std::optional<Frame> m_previewFrame;
    bool m_isLooping = true;
    PoseSource* m_source = nullptr;
    Pose m_pose; ///< the clip's
    bool m_isPoseStale = true;
    ClipTrail m_trail; ///< the clip's
};

} // namespace tagline
