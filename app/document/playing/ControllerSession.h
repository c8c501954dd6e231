#pragma once

// ControllerSession is the blend that a person sets up: any number of tracks, layers on top of them,
// scheduled fades, and past events.

#include "app/document/playing/BlendArrangement.h"
#include "app/document/playing/PoseSource.h"
#include "core/playback/controller/AnimationController.h"
#include "core/staging/BlendHistory.h"

#include <deque>
#include <functional>
#include <optional>

namespace tagline {

class ClipPreparation;

/// An event of a tag on a track.
struct BlendEvent
{
    std::int64_t nanoseconds = 0; ///< time since the blend began to play
    TagEvent event;
    int key = 0; ///< of the track
    ClipId clip;
};

/// An act of a person on the blend at a moment.
struct BlendNote
{
    std::int64_t nanoseconds = 0; ///< since the blend began to play
    QString text;
};

/// A fade that has not begun.
struct ScheduledFade
{
    ScheduleId id;
    int track = 0; ///< target of the fade
    FadeStart start;
    std::int64_t duration = 0;         ///< nanoseconds
    std::optional<std::int64_t> begin; ///< time of the blend; none if it would never begin as set up now
};

/// Tracks are numbered from 0 in the order in which they are shown; layers lie on top of each other in that
/// order. A track keeps its key until it is removed. All play on one figure, that of the clip that was set
/// last; those that do not fit it play as far as names go.
class ControllerSession : public PoseSource
{
    Q_OBJECT

public:
    /// Time ahead for which weights are predicted, nanoseconds.
    static constexpr std::int64_t foresight = 5'000'000'000;

    using PoseSource::PoseSource;

    /// Sets the queue that bakes clips for their figures in the background; it must outlive this object. A
    /// track changes to the baked clip when it is ready, which moves no joint by more than a millimetre, and
    /// releases the authored keys.
    void setPreparation(ClipPreparation& preparation);
    /// Stages a clip on a figure. Without this, joints are matched by name.
    using Staging = std::function<StagedClip(ClipId, const std::shared_ptr<const ImportedModel>&)>;
    void setStaging(Staging staging) { m_staging = std::move(staging); }

    // Tracks
    int trackCount() const { return int(m_tracks.size()); }
    /// Adds a track below the others, or above them if it is a layer. Expects a nonempty staged clip.
    int addTrack(ClipId clip, StagedClip staged, const TrackSetup& setup = {});
    /// Gives a track another clip, from its beginning. Expects a nonempty staged clip.
    void setTrackClip(int track, ClipId clip, StagedClip staged);
    void removeTrack(int track);
    void clear();
    int key(int track) const { return at(track).key; }
    /// −1 if no track has this key.
    int trackOfKey(int key) const;
    ClipId clip(int track) const { return at(track).clip; }
    const StagedClip& staged(int track) const { return at(track).staged; }
    /// Whether the track's clip fits the figure (fitsFigure()).
    bool fits(int track) const { return at(track).isFitting; }
    const TrackSetup& setup(int track) const { return at(track).setup; }
    void setSetup(int track, const TrackSetup& setup);
    TrackReport report(int track) const { return m_controller->report(at(track).id); }
    /// Whether a track is in step with others now: its time is warped to theirs.
    bool isInStep(int track) const { return m_controller->isInStep(at(track).id); }
    /// The track whose marks the tracks in step follow; −1 for none.
    int stepLeader() const { return m_controller ? rowOf(m_controller->stepLeader()) : -1; }
    /// The present speed of a track: as set, or while in step the one that it is warped to.
    double playedSpeed(int track) const { return m_controller->playedSpeed(at(track).id); }
    /// The track that plays, or that is faded to; −1 for none. Never a layer.
    int leadingTrack() const;
    /// Sets the fractional frame of a track's clip.
    void seek(int track, double frame);

    // Transitions
    void setTransition(const Transition& transition);
    const Transition& transition() const { return m_transition; }
    /// Fades to a track with the present transition. Does nothing for layers and the leading track.
    void fadeTo(int track);
    /// The running cross-fade; none if there is none, or the transition is inertial.
    std::optional<ScheduledFade> runningFade() const;
    /// Sets the end of the running cross-fade, in the blend's time.
    void setRunningFadeEnd(std::int64_t end);
    bool isTransitioning() const { return m_controller && m_controller->transition().has_value(); }
    /// The next track after the leading one that can be faded to; −1 for none.
    int nextTrack() const;
    /// Gives a track this share of the pose (0 … 1) at once, until the next transition: the others keep their
    /// proportions in the rest, and if none of them plays, the next track gets it. Does nothing for layers,
    /// disabled tracks, and a track with none to share with.
    void setShare(int track, double share);
    /// Schedules a fade to a track, with the present transition. None for layers.
    ScheduleId schedule(int track, const FadeStart& start);
    std::vector<ScheduledFade> scheduled() const;
    void unschedule(ScheduleId id);
    /// Lets a scheduled fade begin at another time of the blend, instead of its former condition.
    void moveScheduled(ScheduleId id, std::int64_t begin);
    void setScheduledDuration(ScheduleId id, std::int64_t duration);

    // The whole arrangement
    BlendArrangement arrangement() const;
    /// Sets the whole blend up, from its beginning. Returns the rows of `wanted` whose clip cannot be shown
    /// (`staging` returns an empty one): they are left out, with all that refers to them.
    std::vector<int> arrange(const BlendArrangement& wanted,
                             const std::function<StagedClip(ClipId)>& staging);

    /// The state of a blend at a moment: tracks, weights, times, scheduled fades, events. Shares clips.
    class Memory
    {
        friend class ControllerSession;
        struct Parts;
        std::shared_ptr<Parts> m_parts;
    };
    /// A copy of the present state, without its past.
    Memory kept() const;
    /// Moves the blend out and leaves none.
    Memory taken();
    /// Restores a blend from taken(), exactly at its moment. Expects one of this object, used once.
    void restore(Memory memory);
    /// Both at once, for undo: nobody hears that there is no blend in between, and the blend's past up to its
    /// moment comes along from the one that was.
    Memory exchanged(Memory memory);

    RootMotion rootMotion() const { return m_rootMotion; }
    /// For Extracted, the figure is placed where its extracted motion has taken it, as in a game, starting
    /// from its present place.
    void setRootMotion(RootMotion rootMotion);
    /// For Extracted, the move of the resting figure to its present place; else the identity.
    const GroundTransform& placement() const { return m_placement; }

    // Values that weights follow
    /// Returns the values of a clip by a text, mirrored or not (ClipValues.h); null if there are none, or not
    /// yet. Without this no weight follows values.
    using Values = std::function<std::shared_ptr<const std::vector<float>>(ClipId, const std::string& text,
                                                                           bool isMirrored)>;
    void setValues(Values valuesOf);
    /// Call when values have changed, or have become available.
    void refreshValues();

    // Sync tags, events and history
    /// Sets the function that returns the sync marks of clips.
    void setSyncMarks(std::function<std::vector<SyncMark>(ClipId)> marksOf);
    /// The names of the sync tags, as in ControllerPreset::syncTags; the function above reads them.
    const std::vector<std::string>& syncTags() const { return m_syncTags; }
    void setSyncTags(std::vector<std::string> tags);
    /// Sets the function that returns the ranges of a clip's tags.
    void setEventRanges(std::function<std::vector<EventRange>(ClipId)> rangesOf);
    /// Sets the function that returns the left or right partner of a tag (itself if it has none): a mirrored
    /// track uses the partners of its tags for events and sync marks. Without this they stay as they are.
    void setMirrorPartners(std::function<TagId(TagId)> partnerOf);
    /// Call when the tags of a clip have changed.
    void refreshEventRanges(ClipId clip);
    /// Time that the blend has played.
    std::int64_t nanoseconds() const { return m_nanoseconds; }
    const std::deque<BlendEvent>& events() const { return m_events; }
    /// Acts of the person, beside the events of tags; a blend that is restored has its own.
    const std::deque<BlendNote>& notes() const { return m_notes; }
    void addNote(const QString& text);
    const BlendHistory& history() const { return m_history; }
    /// Predicted weights from now on, if nothing is changed; without poses.
    const std::deque<BlendMoment>& forecast();
    /// Shows a moment of the history, paused; none returns to the present.
    void setScrubTime(std::optional<std::int64_t> nanoseconds);
    std::optional<std::int64_t> scrubTime() const { return m_scrubTime; }

    QString title() const override;
    const StagedClip& figure() const override;
    const Pose& pose() override;
    std::vector<PlayingClip> playing() const override;
    std::vector<RootMoment> rootTrail(std::int64_t nanoseconds) override;
    bool isPlaying() const override { return !m_scrubTime && PoseSource::isPlaying(); }
    void setPlaying(bool isPlaying) override;
    void advance(std::int64_t nanoseconds) override;

private:
    struct Track
    {
        int key = 0;
        ClipId clip;
        StagedClip staged;
        TrackSetup setup;
        TrackId id; ///< of the controller
        bool isFitting = true;
    };

    Track& at(int track) { return m_tracks.at(std::size_t(track)); }
    const Track& at(int track) const { return m_tracks.at(std::size_t(track)); }
    int rowOf(TrackId id) const;
    Memory takenSilently();
    void forget();
    bool isLayer(int track) const { return at(track).setup.isLayer(); }
    void stage(Track& track, StagedClip staged);
    StagedClip restaged(const Track& track, const std::shared_ptr<const ImportedModel>& figure) const;
    void prepare(Track& track);
    void takeBaked(const StagedClip& staged);
    void takeBaked(Track& track, const StagedClip& staged);
    void takeFigure(const StagedClip& staged);
    void rebuild();
    void addToController(Track& track);
    void applySetup(const Track& track);
    void applyEventRanges(const Track& track);
    TagId heardTag(const Track& track, TagId tag) const;
    void applySyncMarks(const Track& track);
    LayerSettings layerSettings(const Track& track) const;
    void changeKind(int track);
    void followValues();
    TransitionStart startOf(const FadeStart& start) const;
    void setupChanged();
    void collectEvents(std::int64_t step);
    std::int64_t timeOf(const TagEvent& event, std::int64_t step) const;
    std::vector<TrackMoment> trackMoments(const AnimationController& controller) const;
    void remember();

    // Root motion
    JointIndex root();
    GroundTransform figureMove(const GroundTransform& placement);
    const Pose& placedPose();
    RootStand standOf(AnimationController& controller, const GroundTransform& placement);

    ClipPreparation* m_preparation = nullptr;
    Staging m_staging;
    std::vector<Track> m_tracks;
    int m_nextKey = 1;
    std::optional<AnimationController> m_controller;
    Transition m_transition;
    RootMotion m_rootMotion = RootMotion::Accumulated;
    GroundTransform m_placement;
    Pose m_placedPose;           ///< the controller's pose, moved by its extracted motion
    JointIndex m_root = noJoint; ///< joint that carries the figure, of m_rootClip
    std::shared_ptr<const Clip> m_rootClip;
    std::shared_ptr<const Skeleton> m_rootSkeleton;
    std::int64_t m_nanoseconds = 0;
    std::function<std::vector<EventRange>(ClipId)> m_rangesOf;
    std::function<std::vector<SyncMark>(ClipId)> m_marksOf;
    std::vector<std::string> m_syncTags;
    std::function<TagId(TagId)> m_partnerOf;
    Values m_valuesOf;
    TagEventLog::Cursor m_cursor = 0;
    std::deque<BlendEvent> m_events;
    std::deque<BlendNote> m_notes;
    BlendHistory m_history;
    int m_life = 1;     ///< another one each time it was cleared: its times are counted anew
    int m_lastLife = 1; ///< that was given
    std::optional<std::int64_t> m_scrubTime;

    std::optional<AnimationController> m_scout; ///< copy of the controller, ahead of time
    std::int64_t m_scoutNanoseconds = 0;
    GroundTransform m_scoutPlacement;
    std::deque<BlendMoment> m_forecast;
};

} // namespace tagline
