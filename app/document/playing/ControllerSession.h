#pragma once

// ControllerSession is the blend that a person sets up: any number of tracks, layers on top of them, what is
// to happen, and what happened.

#include "app/document/playing/BlendArrangement.h"
#include "app/document/playing/PoseSource.h"
#include "core/playback/controller/AnimationController.h"
#include "core/staging/BlendHistory.h"

#include <deque>
#include <functional>
#include <optional>

namespace tagline {

class ClipPreparation;

/// A tag that a track met.
struct BlendEvent
{
    std::int64_t nanoseconds = 0; ///< since the blend began to play
    TagEvent event;
    int key = 0; ///< of the track
    ClipId clip;
};

/// What a person did with the blend at a moment.
struct BlendNote
{
    std::int64_t nanoseconds = 0; ///< since the blend began to play
    QString text;
};

/// A fade that has not begun.
struct ScheduledFade
{
    ScheduleId id;
    int track = 0; ///< that is faded to
    FadeStart start;
    std::int64_t duration = 0;         ///< nanoseconds
    std::optional<std::int64_t> begin; ///< of the blend's time; none: it would never begin as things are
};

/// Tracks are numbered from 0 in the order in which they are shown; layers lie on top of each other in that
/// order. A track keeps its key while it is there. All play on one figure, that of the clip that was set
/// last.
class ControllerSession : public PoseSource
{
    Q_OBJECT

public:
    /// How far ahead weights are foreseen.
    static constexpr std::int64_t foresight = 5'000'000'000;

    using PoseSource::PoseSource;

    /// Who bakes clips for their figures in the background; it must live as long as this. A track goes over
    /// to the baked clip when it is there, no joint by more than a millimetre, and lets go of the authored
    /// keys.
    void setPreparation(ClipPreparation& preparation);
    /// How a clip is shown on a figure. Without this, by names alone.
    using Staging = std::function<StagedClip(ClipId, const std::shared_ptr<const ImportedModel>&)>;
    void setStaging(Staging staging) { m_staging = std::move(staging); }

    // Tracks
    int trackCount() const { return int(m_tracks.size()); }
    /// Adds a track below the others, or above them where it is a layer. Expects one that is not empty.
    int addTrack(ClipId clip, StagedClip staged, const TrackSetup& setup = {});
    /// Gives a track another clip, from its beginning. Expects one that is not empty.
    void setTrackClip(int track, ClipId clip, StagedClip staged);
    void removeTrack(int track);
    void clear();
    int key(int track) const { return at(track).key; }
    /// −1 where no track has this key.
    int trackOfKey(int key) const;
    ClipId clip(int track) const { return at(track).clip; }
    const StagedClip& staged(int track) const { return at(track).staged; }
    const TrackSetup& setup(int track) const { return at(track).setup; }
    void setSetup(int track, const TrackSetup& setup);
    TrackReport report(int track) const { return m_controller->report(at(track).id); }
    /// Whether a track keeps in step with others now: its time is warped to theirs.
    bool isInStep(int track) const { return m_controller->isInStep(at(track).id); }
    /// The track whose marks those in step meet; −1 for none.
    int stepLeader() const { return m_controller ? rowOf(m_controller->stepLeader()) : -1; }
    /// The speed at which a track runs now: as set, or while in step the one that it is warped to.
    double playedSpeed(int track) const { return m_controller->playedSpeed(at(track).id); }
    /// The track that plays, or that is faded to; −1 for none. Never a layer.
    int leadingTrack() const;
    /// Goes to a fractional frame of a track's clip.
    void seek(int track, double frame);

    // Transitions
    void setTransition(const Transition& transition);
    const Transition& transition() const { return m_transition; }
    /// Fades to a track with the transition that is set. Nothing happens for layers and the leading track.
    void fadeTo(int track);
    /// The cross-fade that runs; none where none does. An inertial one is none.
    std::optional<ScheduledFade> runningFade() const;
    /// Lets the cross-fade that runs end at a time of the blend.
    void setRunningFadeEnd(std::int64_t end);
    bool isTransitioning() const { return m_controller && m_controller->transition().has_value(); }
    /// The track after the leading one that can be faded to; −1 for none.
    int nextTrack() const;
    /// Gives a track so much of the pose (0 … 1) at once, until the next transition: the others keep their
    /// proportions in what is left, and where none of them plays the next track takes it. Nothing happens for
    /// layers, disabled tracks, and a track that nothing can be shared with.
    void setShare(int track, double share);
    /// Fades to a track later, with the transition that is set. None for layers.
    ScheduleId schedule(int track, const FadeStart& start);
    std::vector<ScheduledFade> scheduled() const;
    void unschedule(ScheduleId id);
    /// Begins a scheduled fade at another time of the blend, whatever it waited for before.
    void moveScheduled(ScheduleId id, std::int64_t begin);
    void setScheduledDuration(ScheduleId id, std::int64_t duration);

    // As a whole
    BlendArrangement arrangement() const;
    /// Sets the whole blend up anew, from its beginning. Answers the rows of `wanted` whose clip cannot be
    /// shown (`staging` gives nothing): they are left out, and what speaks of them.
    std::vector<int> arrange(const BlendArrangement& wanted,
                             const std::function<StagedClip(ClipId)>& staging);

    /// A blend at a moment: tracks, weights, times, what is to happen and what happened. Shares clips.
    class Memory
    {
        friend class ControllerSession;
        struct Parts;
        std::shared_ptr<Parts> m_parts;
    };
    /// A copy of the blend as it is now, without its past.
    Memory kept() const;
    /// Takes the blend away and leaves none.
    Memory taken();
    /// Puts a blend back that was taken, exactly where it was. Expects one that was taken from here, once.
    void restore(Memory memory);
    /// Both at once, for undo: nobody hears that there is no blend in between, and the blend's past up to its
    /// moment comes along from the one that was.
    Memory exchanged(Memory memory);

    RootMotion rootMotion() const { return m_rootMotion; }
    /// Extracted: as a game does, the figure is put where its extracted motion has taken it, from where it
    /// stands now.
    void setRootMotion(RootMotion rootMotion);
    /// Extracted: from where the figure rests to where its motion has taken it; else nothing.
    const GroundTransform& placement() const { return m_placement; }

    // Values that weights follow
    /// Who knows what a clip says by a text, in a mirror or not (ClipValues.h); null where it says nothing,
    /// or not yet. Without this no weight follows anything.
    using Values = std::function<std::shared_ptr<const std::vector<float>>(ClipId, const std::string& text,
                                                                           bool isMirrored)>;
    void setValues(Values valuesOf);
    /// They are other ones, or there now.
    void refreshValues();

    // What happens
    /// Who knows the tags that clips keep in step by.
    void setSyncMarks(std::function<std::vector<SyncMark>(ClipId)> marksOf);
    /// The names of those tags, as ControllerPreset::syncTags; who knows their marks asks for them.
    const std::vector<std::string>& syncTags() const { return m_syncTags; }
    void setSyncTags(std::vector<std::string> tags);
    /// Who knows the ranges of a clip's tags.
    void setEventRanges(std::function<std::vector<EventRange>(ClipId)> rangesOf);
    /// Who knows the left or right partner of a tag (itself where it has none): a mirrored track meets and
    /// keeps in step by the partners of its tags. Without this they stay as they are.
    void setMirrorPartners(std::function<TagId(TagId)> partnerOf);
    /// The tags of a clip are other ones.
    void refreshEventRanges(ClipId clip);
    /// How long the blend has played.
    std::int64_t nanoseconds() const { return m_nanoseconds; }
    const std::deque<BlendEvent>& events() const { return m_events; }
    /// What a person did, beside what tags did; a blend that is restored has its own.
    const std::deque<BlendNote>& notes() const { return m_notes; }
    void addNote(const QString& text);
    const BlendHistory& history() const { return m_history; }
    /// Weights from now on, as they will come if nobody does anything; without poses.
    const std::deque<BlendMoment>& forecast();
    /// Shows a moment of the history, paused; none goes back to now.
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
        TrackId id; ///< in the controller
    };

    Track& at(int track) { return m_tracks.at(std::size_t(track)); }
    const Track& at(int track) const { return m_tracks.at(std::size_t(track)); }
    int rowOf(TrackId id) const;
    Memory takenSilently();
    void forget();
    bool isLayer(int track) const { return at(track).setup.isLayer(); }
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
    Pose m_placedPose;           ///< the controller's, where its extracted motion has taken it
    JointIndex m_root = noJoint; ///< that carries the figure, of m_rootClip
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

    std::optional<AnimationController> m_scout; ///< the controller, ahead of time
    std::int64_t m_scoutNanoseconds = 0;
    GroundTransform m_scoutPlacement;
    std::deque<BlendMoment> m_forecast;
};

} // namespace tagline
