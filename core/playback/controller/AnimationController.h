#pragma once

// AnimationController plays clips on one skeleton and goes over from one to another, as a game's controller
// does.

#include "core/animation/blending/BlendingJob.h"
#include "core/animation/blending/LayeringJob.h"
#include "core/animation/clips/BakedClip.h"
#include "core/animation/clips/ClipBinding.h"
#include "core/animation/clips/SamplingJob.h"
#include "core/animation/figure/Mirroring.h"
#include "core/animation/figure/Pose.h"
#include "core/playback/ClipClock.h"
#include "core/playback/Inertialization.h"
#include "core/playback/PlayCurve.h"
#include "core/playback/PoseMatch.h"
#include "core/playback/RootMotion.h"
#include "core/playback/controller/TagEvents.h"
#include "core/playback/controller/TagSync.h"
#include "core/playback/controller/Transition.h"
#include "core/playback/controller/WeightValues.h"

#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace tagline {

class WorkerCrew;

/// How a layer lies on the blend of the tracks below it.
struct LayerSettings
{
    LayerKind kind = LayerKind::Override;
    float weight = 1.0f;             ///< 0 … 1; its weight at once
    std::vector<float> jointWeights; ///< one a joint; empty: all 1. See subtreeMask()
    double referenceFrame = 0.0;     ///< of its clip: the pose that adds nothing
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

/// State of a track.
struct TrackReport
{
    float weight = 0.0f;          ///< share in the pose; those of all tracks sum to 1, or to 0 if none plays
    double frame = 0.0;           ///< fractional frames of its clip
    double clockFrame = 0.0;      ///< frame of its clock: equals `frame` unless a curve leads its time
    std::int64_t nanoseconds = 0; ///< `frame` as time within the clip
    std::int64_t loops = 0;       ///< since it began
    bool hasEnded = false;        ///< plays once, or so often, and has reached its end
};

/// A track and how much it counts in a mix.
struct TrackShare
{
    TrackId track;
    float weight = 0.0f; ///< negative ones and those that are no numbers count as 0

    bool operator==(const TrackShare&) const = default;
};

/// Each track has its own time, which runs while the track is enabled and has a weight. Time comes in by
/// advance(). A transition begun while another runs goes on from what is shown at that moment, without a
/// jump. After the first step with the same tracks nothing is allocated.
///
/// Work is done only where something changed: pose() computes once after a change, and while revision() stays
/// the same so does the pose, its model matrices and all that is made of them. Controllers share nothing that
/// changes: different ones may be used from different threads; see advanceAll().
class AnimationController
{
public:
    explicit AnimationController(std::shared_ptr<const Skeleton> skeleton);

    const Skeleton& skeleton() const { return *m_skeleton; }

    // Tracks
    /// Adds a track; bound by name where no binding is given. The first track gets all weight. With a baked
    /// form the clip needs no keys: see setBaked().
    TrackId addTrack(std::shared_ptr<const Clip> clip, std::shared_ptr<const ClipBinding> binding = nullptr,
                     std::shared_ptr<const BakedClip> baked = nullptr);
    /// Gives a track another clip, from its beginning; speed, loop mode, mask, mirror and weight stay.
    void setClip(TrackId track, std::shared_ptr<const Clip> clip,
                 std::shared_ptr<const ClipBinding> binding = nullptr,
                 std::shared_ptr<const BakedClip> baked = nullptr);
    /// Takes a track or layer away; its id is not to be used any more. The track that plays alone or is faded
    /// to gives all weight to the heaviest of the others.
    void removeTrack(TrackId track);
    bool hasTrack(TrackId track) const
    {
        return track.value < m_tracks.size() && !m_tracks[track.value].isRemoved;
    }
    /// Tracks that were ever added.
    std::size_t trackCount() const { return m_tracks.size(); }

    const Clip& clip(TrackId track) const;
    const ClipBinding& binding(TrackId track) const;

    /// The speed that was set; while a track keeps in step with others it runs at another.
    double speed(TrackId track) const;
    void setSpeed(TrackId track, double speed);
    bool isEnabled(TrackId track) const;
    /// A disabled track keeps its place but has no weight: the others share its part.
    void setEnabled(TrackId track, bool isEnabled);
    LoopMode loopMode(TrackId track) const;
    void setLoopMode(TrackId track, LoopMode mode);
    /// How often a track that loops or turns round plays, each way there and each way back once, before it
    /// stays at the end and has ended there; 0: for ever. A track with a count keeps no step with others.
    int playCount(TrackId track) const { return at(track).clock.playCount(); }
    /// The round that the track is in is the first that counts; a seek begins to count anew. Expects ≥ 0.
    void setPlayCount(TrackId track, int count);
    bool isPaused(TrackId track) const { return at(track).isPaused; }
    /// A paused track shows its frame, with its weight, and its time stands; it keeps no step with others.
    void setPaused(TrackId track, bool isPaused);
    /// Shows, at each place of the track's way through its clip, the part of the clip that the curve says;
    /// empty: evenly. Loops, counts and ends stay as they are. Tracks with a curve keep no step with others;
    /// over the ground, a loop takes the figure as far as it leads through the clip, to whole ways. Expects a
    /// valid curve.
    void setTimeCurve(TrackId track, PlayCurve curve);
    const PlayCurve& timeCurve(TrackId track) const { return at(track).timeCurve; }
    /// Goes to a fractional frame of the track's clip: with a curve to the first place that shows it.
    void seek(TrackId track, double frame);
    /// Goes to a fractional frame of the track's clock, whatever its curve shows there.
    void seekClock(TrackId track, double frame);
    /// Gives a track's clip a form that is faster to sample, made of it for this skeleton (null: none). The
    /// pose goes over to it at once, no further than it strays from the keys. Another clip on the track ends
    /// this.
    void setBaked(TrackId track, std::shared_ptr<const BakedClip> baked);
    /// Plays a track from its baked form alone: `bare` takes the place of its clip, whose keys are let go of.
    /// Expects clipWithoutKeys() of that clip, on a track that is baked.
    void dropKeys(TrackId track, std::shared_ptr<const Clip> bare);
    bool isBaked(TrackId track) const { return at(track).baked != nullptr; }
    /// How much the track counts for each joint, 0 … 1, besides its weight; empty: all 1. A joint for which
    /// no track counts is at rest. For layers see LayerSettings. Expects one a joint, or none.
    void setJointMask(TrackId track, std::vector<float> jointWeights);
    std::span<const float> jointMask(TrackId track) const { return at(track).jointMask; }
    /// Swaps left and right in a track.
    void setMirrored(TrackId track, bool isMirrored);
    bool isMirrored(TrackId track) const { return at(track).isMirrored; }

    // Layers
    /// Adds a track that lies on top of the blend of all others and the layers before it. It plays while it
    /// is enabled and has weight; its root moves as its clip says.
    TrackId addLayer(std::shared_ptr<const Clip> clip, LayerSettings settings,
                     std::shared_ptr<const ClipBinding> binding = nullptr,
                     std::shared_ptr<const BakedClip> baked = nullptr);
    bool isLayer(TrackId track) const { return at(track).layer.has_value(); }
    /// Gives a layer another kind, weight, mask and reference at once; its time stays. Expects a layer.
    void setLayerSettings(TrackId layer, LayerSettings settings);
    const LayerSettings& layerSettings(TrackId layer) const;
    /// Moves a layer's weight evenly to another within some time (0: at once), from wherever it is. Expects a
    /// layer.
    void setLayerWeight(TrackId layer, float weight, std::int64_t nanoseconds = 0);
    float layerWeight(TrackId layer) const;
    /// Multiplies the layer's weight, at each place of its way through its clip, with what the curve says;
    /// empty: all along. A layer plays on where that is nothing. Tracks that are no layer keep it unused.
    /// Expects a valid curve.
    void setWeightCurve(TrackId layer, PlayCurve curve);
    const PlayCurve& weightCurve(TrackId layer) const { return at(layer).weightCurve; }
    /// Multiplies the layer's weight with what a track's clip says of the frame that the track shows; without
    /// a track or values: with nothing. Ends where that track is removed or gets another clip. Tracks that
    /// are no layer keep it unused.
    void setWeightValues(TrackId layer, WeightValues values);
    const WeightValues& weightValues(TrackId layer) const { return at(layer).weightValues; }

    // Keeping in step
    /// Tracks with marks keep in step with each other while they loop: those that play beside the track that
    /// is faded to (or that counts most) follow it, from mark to mark, and its own speed is that of the mean
    /// of the times that they would take. A track whose tags come in another order does not take part. Empty:
    /// no marks. Another clip on the track ends this. Expects marks in order, within the clip.
    void setSyncMarks(TrackId track, std::span<const SyncMark> marks);
    /// Whether a track is in step with others now.
    bool isInStep(TrackId track) const { return at(track).isInStep; }
    /// The track whose marks the others meet now; none if no track is in step with another.
    TrackId stepLeader() const { return m_leader; }
    /// The speed at which a track runs now: as set, while in step the one that it is warped to, and 0 if
    /// it is paused.
    double playedSpeed(TrackId track) const { return isPaused(track) ? 0.0 : at(track).clock.speed(); }

    // Root motion
    RootMotion rootMotion() const { return m_rootMotion; }
    /// Accumulated and Extracted go on from where the clips are at that moment.
    void setRootMotion(RootMotion rootMotion);
    /// Extracted: how the figure has moved since this was last asked, seen from where it stood and how it
    /// faced then; nothing for jumps by seek(). In any other mode nothing.
    GroundTransform takeRootStep();

    // Weights
    /// Gives a track all weight at once, without changing its time.
    void cutTo(TrackId track);
    /// Shows several tracks at once by these shares, until a cut, a transition or another mix; tracks that
    /// begin to play go on from where they stand. For blend spaces: call it as the shares change. Nothing
    /// jumps where shares change little. None that counts: the rest pose. Expects tracks, no layers, none
    /// twice.
    void mix(std::span<const TrackShare> shares);
    bool isMixing() const { return m_isMixing; }
    /// Goes over to a track. Does nothing if that track is the target already, or alone.
    void transitionTo(TrackId track, const Transition& transition = {});
    void transitionTo(TrackId track, std::int64_t nanoseconds, TransitionCurve curve)
    {
        Transition transition;
        transition.nanoseconds = nanoseconds;
        transition.curve = curve;
        transitionTo(track, transition);
    }
    /// Lets the cross-fade that runs end in so much time from now (0 or less: at once); weights go on from
    /// their present values. Nothing happens if none runs.
    void endTransitionIn(std::int64_t nanoseconds);
    /// A transition to begin later; as many as wanted, each begins once. Those that begin in the same moment
    /// begin in the order of scheduling; of those that wait for idleness, one at a time. Exact, whatever the
    /// steps of time.
    ScheduleId schedule(TrackId track, const TransitionStart& start, const Transition& transition = {});
    std::size_t scheduledCount() const { return m_scheduled.size(); }
    /// All transitions that have not begun, in order of scheduling. Allocates.
    std::vector<ScheduledTransition> scheduled() const;
    /// Begins one otherwise, or lets it take another time; nothing happens where it has begun.
    void reschedule(ScheduleId id, const TransitionStart& start);
    void setScheduledDuration(ScheduleId id, std::int64_t nanoseconds);
    /// Takes one back; nothing happens where it has begun.
    void unschedule(ScheduleId id);
    void clearSchedule() { m_scheduled.clear(); }

    // Time and pose
    /// Lets time pass for tracks and transition. Expects ≥ 0.
    void advance(std::int64_t nanoseconds);
    /// The whole time that has passed.
    std::int64_t now() const { return m_now; }

    /// The figure now; computed at the first call after a change. The rest pose where no track counts.
    const Pose& pose();
    /// Another number whenever the pose may be another.
    std::uint64_t revision() const { return m_revision; }
    /// The pose's model matrices, one a joint; computed at the first call after a change.
    std::span<const glm::mat4> modelMatrices();
    /// Model-space transform of a joint, for attachments; none if the skeleton has no such
    /// joint.
    std::optional<glm::mat4> jointTransform(std::string_view joint);

    // Events
    /// Listens to ranges of a track's clip while the track plays: it enters them as it begins to play and
    /// leaves them as it ends. Expects ranges within the clip. Another clip on the track ends this.
    void setEventRanges(TrackId track, std::vector<EventRange> ranges);
    /// Events since a consumer's last update: those of every advance(), seek() and transition
    /// meanwhile.
    std::span<const TagEvent> tagEvents(TagEventLog::Cursor& cursor) const { return m_events.since(cursor); }
    /// Drops events before a cursor: that of the slowest consumer. Until then they are kept.
    void forgetTagEvents(TagEventLog::Cursor cursor) { m_events.forgetBefore(cursor); }
    /// Called at each event as well, in order; must not change the controller. None: not called.
    void setTagEventCallback(std::function<void(const TagEvent&)> callback)
    {
        m_eventCallback = std::move(callback);
    }
    /// Called when a track that plays Once comes to its end, in the advance() in which it does; must not
    /// change the controller. None: not called.
    void setEndedCallback(std::function<void(TrackId)> callback) { m_endedCallback = std::move(callback); }

    // Reports
    TrackReport report(TrackId track) const;
    /// The track that is faded to, that plays alone or that counts most in a mix; none if no track was
    /// added.
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
        TransitionStart start; ///< After: the remaining time
        Transition transition;
        std::optional<std::int64_t> left; ///< from here on, as last reckoned
    };

    struct Track
    {
        std::shared_ptr<const Clip> clip;
        std::shared_ptr<const ClipBinding> binding;
        std::shared_ptr<const BakedClip> baked; ///< may be null
        ClipClock clock;
        double speed = 1.0; ///< that was set; the clock runs at another while in step
        LoopMode loopMode = LoopMode::Loop;
        bool isEnabled = true;
        bool isRemoved = false;
        bool isPaused = false;
        bool isMirrored = false;
        bool isInStep = false;
        std::optional<Layer> layer;
        PlayCurve timeCurve;   ///< empty: evenly
        PlayCurve weightCurve; ///< empty: the same all along
        WeightValues weightValues;
        std::vector<float> jointMask;
        SyncTrack sync;
        std::int64_t syncOffset = 0; ///< of its marks from the count that all in step have in common
        RootPath authoredPath;       ///< not mirrored
        RootPath path;
        GroundTransform placement; ///< of the clip's space, where root motion is carried on
        GroundTransform stance;    ///< place and facing of the root, before the current step
        float weightBefore = 0.0f; ///< before the current step
        std::vector<ChannelHints> hints;
        Pose pose;
        TagEventTracker events;
        ClipClock::Moment momentBefore; ///< before the current step
    };

    Track& at(TrackId track);
    const Track& at(TrackId track) const;
    void assign(Track& track, std::shared_ptr<const Clip> clip, std::shared_ptr<const ClipBinding> binding,
                std::shared_ptr<const BakedClip> baked);
    void useBaked(Track& track, std::shared_ptr<const BakedClip> baked);
    void mirrorPath(Track& track);
    PlayedClip played(const Track& track) const;
    static bool hasEnded(const Track& track);
    void touch() { ++m_revision; }

    // Weights and transitions
    float grown() const;
    float weightOf(TrackId track) const;
    float enabledWeight() const;
    bool isPlaying(TrackId track) const;
    TrackId heaviestTrack() const;
    void beginCrossFade(TrackId track, const Transition& transition);
    void beginInertial(TrackId track, const Transition& transition);
    void enter(TrackId track, TransitionEntry entry);
    void seekBestMatch(Track& track);

    // Root motion
    bool isExtracting() const { return m_rootMotion == RootMotion::Extracted; }
    bool isCarrying() const { return m_rootMotion == RootMotion::Accumulated || isExtracting(); }
    GroundTransform placementOf(const Track& track, const ClipClock& clock) const;
    GroundTransform stanceOf(Track& track, const ClipClock& clock);
    GroundTransform figureStance();
    GroundTransform meanStance() const;
    void moveTo(Track& track, const GroundTransform& stance);
    void noteStances();
    void carryFigure(const GroundTransform& figureBefore);
    void extractRoot();
    void addRootStep(const GroundTransform& from, const GroundTransform& to);

    // Time
    void step(std::int64_t nanoseconds);
    bool runClocks(std::int64_t nanoseconds);
    std::int64_t reckonNext(std::int64_t most);
    void beginDue(std::int64_t passed);
    bool isDue(Scheduled& scheduled, std::int64_t passed) const;
    bool isIdle() const;
    std::optional<std::int64_t> timeUntil(const TransitionStart& start) const;
    std::optional<std::int64_t> timeUntilTag(const Track& track, TagId tag) const;
    void moveLayers(std::int64_t nanoseconds);

    // Curves
    static double shownPhase(const Track& track, const ClipClock& clock);
    static double shownFrame(const Track& track, const ClipClock& clock);
    static ClipClock::Moment shownMoment(const Track& track);
    static std::int64_t waysALoop(const Track& track);
    static double clockFrameOf(const Track& track, double frame);
    float shownLayerWeight(TrackId layer) const;
    void forgetWeightValuesOf(TrackId track);
    void runCurvedEvents(TrackId id);
    std::int64_t timeOnWay(const Track& track, ClipClock::Moment::Ticks way) const;
    std::optional<std::int64_t> timeUntilShownTag(const Track& track, TagId tag) const;

    // Keeping in step
    bool canStep(TrackId track) const;
    TrackId stepAnchor() const;
    bool joinStep(TrackId joining, const Track& anchor);
    void findSteps();
    void warpLeader();
    void followLeader();
    std::int64_t timeToWarp() const;

    // Pose
    void blend(std::span<Transform> output, std::int64_t ahead);
    void addBlendLayer(TrackId track, float weight);
    void putLayersOn();
    void takeReference(Track& track);
    void sampleFrame(Track& track, double frame);
    void sample(Track& track, const ClipClock& clock);
    ClipClock clockAhead(const Track& track, std::int64_t ahead) const;

    // Events
    void runEvents();
    void runEventsOf(TrackId id);
    void followPlaying();
    void tell(TrackId track, TagEvent event);

    std::shared_ptr<const Skeleton> m_skeleton;
    Pose m_rest;
    MirrorMap m_mirror; ///< made when first wanted
    std::vector<Track> m_tracks;
    std::vector<Scheduled> m_scheduled; ///< in order of scheduling
    std::uint32_t m_nextSchedule = 0;
    std::vector<TrackShare> m_sources; ///< tracks that are faded from, oldest first; or those that are mixed
    bool m_isMixing = false;
    TrackId m_target;
    Transition m_transition;
    std::int64_t m_elapsed = 0; ///< of the transition
    Inertialization m_inertia;
    std::int64_t m_now = 0;
    std::int64_t m_stepBegan = 0; ///< of now(), for the step that runs
    bool m_areStepsStale = false; ///< the tracks in step have to be found anew
    TrackId m_leader;             ///< track that the others keep in step with; not valid if none do
    RootMotion m_rootMotion = RootMotion::Kept;
    GroundTransform m_rootStep; ///< not taken yet
    std::vector<BlendLayer> m_layers;
    Pose m_pose;
    Pose m_unmirrored;
    PoseRows m_rows; ///< output for sampling a baked clip
    std::vector<glm::mat4> m_models;
    std::uint64_t m_revision = 1;
    std::uint64_t m_poseRevision = 0;  ///< of m_pose
    std::uint64_t m_modelRevision = 0; ///< of m_models
    TagEventLog m_events;
    std::function<void(const TagEvent&)> m_eventCallback;
    std::function<void(TrackId)> m_endedCallback;
};

/// Lets time pass for many characters and poses each, over the crew's workers (null: the caller does all).
/// Callbacks are called by whichever worker poses the character. Expects different controllers.
void advanceAll(std::span<AnimationController* const> controllers, std::int64_t nanoseconds,
                WorkerCrew* crew = nullptr);

} // namespace tagline
