#pragma once

// AnimationController plays clips on one skeleton and fades from one to another, as a game's controller does.

#include "core/animation/BlendingJob.h"
#include "core/animation/ClipBinding.h"
#include "core/animation/LayeringJob.h"
#include "core/animation/Pose.h"
#include "core/animation/SamplingJob.h"
#include "core/playback/ClipClock.h"
#include "core/playback/RootMotion.h"
#include "core/playback/TagEvents.h"
#include "core/support/StrongId.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace tagline {

/// One track of a controller; never reused.
using TrackId = StrongId<struct TrackIdTag>;
/// One scheduled transition of a controller; never reused.
using ScheduleId = StrongId<struct ScheduleIdTag>;

/// How the new track's weight grows from 0 to 1 over the transition.
enum class TransitionCurve : std::uint8_t {
    Linear,
    SmoothStep, ///< 3s² − 2s³: begins and ends gently
    EaseIn,     ///< s²: begins gently
    EaseOut     ///< 1 − (1 − s)²: ends gently
};

/// Where the new track begins, if it is not playing already.
enum class TransitionEntry : std::uint8_t {
    Beginning, ///< at its first frame (last, where its speed is negative)
    Current,   ///< where it stands
    BestMatch  ///< looping: at the frame whose pose and motion are nearest to the figure's; else Beginning
};

struct Transition
{
    std::int64_t nanoseconds = 300'000'000; ///< 0 or less cuts at once
    TransitionCurve curve = TransitionCurve::SmoothStep;
    TransitionEntry entry = TransitionEntry::BestMatch;
};

/// How a layer lies on the blend of the tracks below it.
struct LayerSettings
{
    LayerKind kind = LayerKind::Override;
    float weight = 1.0f;             ///< 0 … 1; what it has at once
    std::vector<float> jointWeights; ///< one a joint; empty: all 1. See subtreeMask()
    double referenceFrame = 0.0;     ///< of its clip: the pose that adds nothing
};

/// When a scheduled transition begins.
struct TransitionStart
{
    enum class Kind : std::uint8_t {
        After,    ///< so many nanoseconds from now
        TrackEnd, ///< when a track next comes to the end of its clip (its beginning, backwards)
        Tag       ///< when a track next comes to the start of a range of a tag (its stop, backwards)
    };

    Kind kind = Kind::After;
    std::int64_t nanoseconds = 0; ///< After
    TrackId track;                ///< TrackEnd, Tag
    TagId tag;                    ///< Tag: among the track's event ranges

    static TransitionStart after(std::int64_t nanoseconds) { return {Kind::After, nanoseconds, {}, {}}; }
    static TransitionStart atEndOf(TrackId track) { return {Kind::TrackEnd, 0, track, {}}; }
    static TransitionStart atTag(TrackId track, TagId tag) { return {Kind::Tag, 0, track, tag}; }
};

/// A transition that has not begun yet.
struct ScheduledTransition
{
    ScheduleId id;
    TrackId track; ///< that is faded to
    TransitionStart start;
    Transition transition;
    std::optional<std::int64_t> nanosecondsLeft; ///< none: nothing leads there as things are now
};

/// What a track is doing.
struct TrackReport
{
    float weight = 0.0f; ///< share in the pose; those of all tracks sum to 1, or to 0 where none plays
    double frame = 0.0;  ///< fractional frames of its clip
    std::int64_t nanoseconds = 0; ///< the same as time within the clip
    std::int64_t loops = 0;       ///< since it began
    bool hasEnded = false;        ///< plays once and has reached its end
};

/// What the running transition is doing.
struct TransitionReport
{
    TrackId target;
    std::int64_t elapsed = 0;  ///< nanoseconds
    std::int64_t duration = 0; ///< nanoseconds
    double progress = 0.0;     ///< elapsed / duration, 0 … 1
    float curveValue = 0.0f;   ///< the progress after the curve
};

/// Each track has its own time, which runs while the track is enabled and has a weight. Time comes in by
/// advance(). A transition begun while another runs fades from the blend of that moment, without a jump.
/// After the first step with the same tracks nothing is allocated.
class AnimationController
{
public:
    explicit AnimationController(std::shared_ptr<const Skeleton> skeleton);

    const Skeleton& skeleton() const { return *m_skeleton; }

    /// Adds a track; bound by name where no binding is given. The first track gets all weight.
    TrackId addTrack(std::shared_ptr<const Clip> clip, std::shared_ptr<const ClipBinding> binding = nullptr);
    /// Gives a track another clip, from its beginning; speed, loop mode and weight stay.
    void setClip(TrackId track, std::shared_ptr<const Clip> clip,
                 std::shared_ptr<const ClipBinding> binding = nullptr);
    /// Takes a track or layer away; its id is not to be used any more. The track that plays alone or is faded
    /// to gives all weight to the heaviest of the others.
    void removeTrack(TrackId track);
    bool hasTrack(TrackId track) const
    {
        return track.value < m_tracks.size() && !m_tracks[track.value].isRemoved;
    }
    /// Tracks that were ever added.
    std::size_t trackCount() const { return m_tracks.size(); }

    /// Adds a track that lies on top of the blend of all others and the layers before it. It plays while it
    /// is enabled and has weight; its root moves as its clip says.
    TrackId addLayer(std::shared_ptr<const Clip> clip, LayerSettings settings,
                     std::shared_ptr<const ClipBinding> binding = nullptr);
    /// Moves a layer's weight evenly to another within some time (0: at once), from wherever it is. Expects a
    /// layer.
    void setLayerWeight(TrackId layer, float weight, std::int64_t nanoseconds = 0);
    float layerWeight(TrackId layer) const;
    /// Gives a layer another kind, weight, mask and reference at once; its time stays. Expects a layer.
    void setLayerSettings(TrackId layer, LayerSettings settings);
    const LayerSettings& layerSettings(TrackId layer) const { return at(layer).layer->settings; }
    bool isLayer(TrackId track) const { return at(track).layer.has_value(); }

    const Clip& clip(TrackId track) const;
    const ClipBinding& binding(TrackId track) const;

    double speed(TrackId track) const;
    void setSpeed(TrackId track, double speed);
    bool isEnabled(TrackId track) const;
    /// A disabled track keeps its place but has no weight: the others share its part.
    void setEnabled(TrackId track, bool isEnabled);
    LoopMode loopMode(TrackId track) const;
    void setLoopMode(TrackId track, LoopMode mode);
    /// Goes to a fractional frame of the track's clip.
    void seek(TrackId track, double frame);

    RootMotion rootMotion() const { return m_rootMotion; }
    /// Accumulated goes on from where the clips are at that moment.
    void setRootMotion(RootMotion rootMotion);

    /// Gives a track all weight at once, without changing its time.
    void cutTo(TrackId track);
    /// Fades to a track. Does nothing where that track is the target already, or alone.
    void transitionTo(TrackId track, const Transition& transition = {});
    void transitionTo(TrackId track, std::int64_t nanoseconds, TransitionCurve curve)
    {
        transitionTo(track, {nanoseconds, curve, TransitionEntry::BestMatch});
    }

    /// A transition to begin later; as many as wanted, each begins once. Those that begin in the same moment
    /// begin in the order of scheduling. Exact, whatever the steps of time.
    ScheduleId schedule(TrackId track, const TransitionStart& start, const Transition& transition = {});
    std::size_t scheduledCount() const { return m_scheduled.size(); }
    /// All that have not begun, in order of scheduling. Allocates.
    std::vector<ScheduledTransition> scheduled() const;
    /// Takes one back; nothing happens where it has begun.
    void unschedule(ScheduleId id);
    void clearSchedule() { m_scheduled.clear(); }

    /// Lets time pass for tracks and transition. Expects ≥ 0.
    void advance(std::int64_t nanoseconds);

    /// The figure now; computed at the first call after a change. The rest pose where no track counts.
    const Pose& pose();

    /// Listens to ranges of a track's clip while the track plays: it enters them as it begins to play and
    /// leaves them as it ends. Expects ranges within the clip. Another clip on the track ends this.
    void setEventRanges(TrackId track, std::vector<EventRange> ranges);
    /// What happened since a consumer's last update: whatever advance(), seek() and transitions did
    /// meanwhile.
    std::span<const TagEvent> tagEvents(TagEventLog::Cursor& cursor) const { return m_events.since(cursor); }
    /// Drops events before a cursor: that of the slowest consumer. Until then they are kept.
    void forgetTagEvents(TagEventLog::Cursor cursor) { m_events.forgetBefore(cursor); }
    /// Called at each event as well, in order; must not change the controller. None: not called.
    void setTagEventCallback(std::function<void(const TagEvent&)> callback)
    {
        m_eventCallback = std::move(callback);
    }

    TrackReport report(TrackId track) const;
    /// The track that is faded to, or that plays alone; none where no track was added.
    TrackId currentTrack() const { return m_target; }
    std::optional<TransitionReport> transition() const;

private:
    struct Layer
    {
        LayerSettings settings; ///< its weight is the one that is moved to
        Pose reference;
        float weightFrom = 0.0f;
        std::int64_t elapsed = 0;
        std::int64_t duration = 0; ///< of the move; 0: done
    };

    struct Scheduled
    {
        ScheduleId id;
        TrackId track;
        TransitionStart start; ///< After: what is left
        Transition transition;
        std::optional<std::int64_t> left; ///< from here on, as last reckoned
    };

    struct Track
    {
        std::shared_ptr<const Clip> clip;
        std::shared_ptr<const ClipBinding> binding;
        ClipClock clock;
        LoopMode loopMode = LoopMode::Loop;
        bool isEnabled = true;
        bool isRemoved = false;
        std::optional<Layer> layer;
        RootPath path;
        GroundTransform placement; ///< of the clip's space, for RootMotion::Accumulated
        GroundTransform stance;    ///< where the root stands and how it faces, before the current step
        float weightBefore = 0.0f; ///< before the current step
        std::vector<ChannelHints> hints;
        Pose pose;
        TagEventTracker events;
        ClipClock::Moment momentBefore; ///< before the current step
    };

    /// What is faded from: a track's share when the running transition began.
    struct Source
    {
        TrackId track;
        float weight = 0.0f;
    };

    Track& at(TrackId track);
    const Track& at(TrackId track) const;
    void assign(Track& track, std::shared_ptr<const Clip> clip, std::shared_ptr<const ClipBinding> binding);
    float curveValue() const;
    float weightOf(TrackId track) const;
    float enabledWeight() const;
    bool isPlaying(TrackId track) const;
    void beginTransition(TrackId track, const Transition& transition);
    void enter(Track& track, TransitionEntry entry);
    void seekBestMatch(Track& track);
    TrackId heaviestTrack() const;
    GroundTransform placementNow(const Track& track) const;
    GroundTransform stanceOf(Track& track);
    GroundTransform figureStance();
    void moveTo(Track& track, const GroundTransform& stance);
    void noteStances();
    void carryFigure(const GroundTransform& figureBefore);
    void step(std::int64_t nanoseconds);
    std::int64_t reckonNext(std::int64_t most);
    void beginDue(std::int64_t passed);
    std::optional<std::int64_t> timeUntil(const TransitionStart& start) const;
    void moveLayers(std::int64_t nanoseconds);
    void putLayersOn();
    void takeReference(Track& track);
    void sampleFrame(Track& track, double frame);
    void sample(Track& track);
    void addLayer(TrackId track, float weight);
    void runEvents();
    void followPlaying();
    void tell(TrackId track, TagEvent event);

    std::shared_ptr<const Skeleton> m_skeleton;
    Pose m_rest;
    std::vector<Track> m_tracks;
    std::vector<Scheduled> m_scheduled; ///< in order of scheduling
    std::uint32_t m_nextSchedule = 0;
    std::vector<Source> m_sources; ///< oldest first; none where no transition runs
    TrackId m_target;
    Transition m_transition;
    std::int64_t m_elapsed = 0; ///< of the transition
    RootMotion m_rootMotion = RootMotion::Kept;
    std::vector<BlendLayer> m_layers;
    Pose m_pose;
    bool m_isStale = true;
    TagEventLog m_events;
    std::function<void(const TagEvent&)> m_eventCallback;
};

} // namespace tagline
