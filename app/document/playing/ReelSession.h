#pragma once

// ReelSession plays the hits of a query one after the other, with cross-fades between those on one figure.

#include "app/document/jobs/BackgroundJobs.h"
#include "app/document/playing/PoseSource.h"
#include "core/playback/controller/AnimationController.h"
#include "core/staging/ReelCuts.h"
#include "core/time/FrameRange.h"

#include <functional>
#include <map>
#include <optional>
#include <set>

namespace tagline {

class ClipPreparation;

/// A range of a clip that the query found.
struct ReelHit
{
    ClipId clip;
    FrameRange range;

    bool operator==(const ReelHit&) const = default;
};

/// A person's verdict on a hit.
enum class HitMark { Open, Kept, Skipped };

/// Hits are numbered from 0 in the order of playing; the first follows the last again. Skipped ones are left
/// out. They play on the figure of the first hit that has one; a hit that is staged on another figure,
/// because its clip does not fit that one, cuts to its own.
///
/// A clip plays from its keys until it is baked. A clip that has to be carried over first is waited for: the
/// present hit plays to its end and stays there; if the preparation fails, the hits of that clip are skipped.
/// The next hits are prepared ahead, and distant clips are released.
class ReelSession : public PoseSource
{
    Q_OBJECT

public:
    /// Stages a clip on this figure, or on its own if there is none yet or it does not fit. Empty if the clip
    /// cannot be shown.
    using Staging = std::function<StagedClip(ClipId, const std::shared_ptr<const ImportedModel>&)>;

    using PoseSource::PoseSource;
    ~ReelSession() override;

    /// Sets the queue that prepares clips in the background; it must outlive this object. Without one nothing
    /// is baked or measured, and clips that wait to be carried over are never shown.
    void setPreparation(ClipPreparation& preparation);
    /// Sets the staging, and drops all staged clips: files or the character have changed.
    void setStaging(Staging staging);
    /// Sets other hits. Hits that were there keep their marks, and the playing one goes on if it is among
    /// them. Empty ranges are left out.
    void setHits(std::vector<ReelHit> hits);
    int hitCount() const { return int(m_hits.size()); }
    const ReelHit& hit(int hit) const { return m_hits.at(std::size_t(hit)); }
    HitMark mark(int hit) const { return m_marks.at(std::size_t(hit)); }
    std::vector<ReelHit> kept() const;

    /// The hit that plays; −1 before the first.
    int current() const { return m_current; }
    /// The hit that plays as soon as it is prepared; −1 for none.
    int awaited() const { return m_awaited; }
    /// Number of clips being prepared.
    int preparingCount() const { return int(m_preparing.size()); }
    /// Played share of the current hit, 0 … 1.
    double progress() const;
    /// Goes to a hit as soon as it is prepared. Skips hits that cannot be shown; false if none of them can be
    /// shown.
    bool goTo(int hit) { return goTo(hit, hit < m_current ? -1 : 1); }
    void goToNext() { goTo(after(place(), 1), 1); }
    void goToPrevious() { goTo(after(place(), -1), -1); }
    /// Marks the playing hit and goes to the next.
    void markAndGoOn(HitMark mark);
    /// Sets the length of a cross-fade, at most half of the hit that it leads to. From one figure to another
    /// nothing fades.
    void setFadeNanoseconds(std::int64_t nanoseconds) { m_fade = nanoseconds; }
    /// Distance of the pose at a hit's beginning from that at the end of the hit before it, metres
    /// (poseDistance); none while it is unknown, if there is no hit before, or that is on another figure.
    /// Distances are measured in the background from the first goTo() on.
    std::optional<float> cutDistance(int hit) const { return m_distances.at(std::size_t(hit)); }
    /// Number of cuts that were measured, or cannot be.
    int measuredCount() const { return m_measured; }
    /// Called when it is no longer shown: clips not begun are not prepared or measured, until goTo().
    void rest();

    QString title() const override;
    const StagedClip& figure() const override { return m_staged; }
    const Pose& pose() override { return m_controller->pose(); }
    std::vector<PlayingClip> playing() const override;
    /// Past places of the root; future ones are not predicted.
    std::vector<RootMoment> rootTrail(std::int64_t nanoseconds) override;
    void advance(std::int64_t nanoseconds) override;

signals:
    /// More cuts have been measured.
    void cutsMeasured();

private:
    /// Goes to a hit; if it cannot be shown, to the next one in the direction of `step`.
    bool goTo(int hit, int step);
    const StagedClip& staged(ClipId clip);
    int place() const { return m_awaited >= 0 ? m_awaited : m_current; }
    int after(int hit, int step) const;
    int placeOf(const ReelHit& hit) const;
    bool isAtCut() const;
    bool isHeld() const;
    bool takeFigure(const StagedClip& staged);
    void await(int hit);
    void begin(int hit);
    std::int64_t fadeInto(int hit) const;
    std::int64_t fadeOut() const;
    std::int64_t length(int hit) const;
    std::int64_t timeToCut() const;
    void restart();

    // Preparing
    std::set<ClipId> clipsAhead() const;
    void prepareAhead();
    void prepare(ClipId clip);
    void takeBaked(const StagedClip& baked);
    void passOverFailed();
    void stopPreparing();

    // Measuring
    std::vector<ReelCut> nextCuts();
    void measureCuts();
    void takeDistances(const std::vector<ReelCut>& cuts, const std::vector<std::optional<float>>& distances);
    void stopMeasuring();

    ClipPreparation* m_preparation = nullptr;
    Staging m_staging;
    std::vector<ReelHit> m_hits;
    std::vector<HitMark> m_marks;
    std::map<ClipId, StagedClip> m_clips; ///< clips that play or come soon; empty if a clip cannot be shown
    std::set<ClipId> m_preparing;         ///< of m_clips
    std::vector<std::optional<float>> m_distances;
    int m_measured = 0; ///< number of first entries of m_distances that are measured
    std::shared_ptr<CutMeter> m_meter;
    BackgroundJobs::Job m_measuring;
    bool m_isLookedAt = false;
    int m_current = -1;
    int m_previous = -1; ///< hit that is faded from
    int m_awaited = -1;
    std::int64_t m_elapsed = 0;
    std::int64_t m_played = 0; ///< time of all hits
    JointIndex m_root = noJoint;
    RootRecord m_way{rootMemory};
    std::int64_t m_fade = 300'000'000;
    std::shared_ptr<const ImportedModel> m_figure; ///< of the first hit: all that fit it play on it
    StagedClip m_staged;                           ///< has the figure of now
    std::optional<AnimationController> m_controller;
    std::array<TrackId, 2> m_tracks;      ///< used in turn; none before the first hit
    std::array<StagedClip, 2> m_onTracks; ///< clips of the tracks
    std::size_t m_turn = 0;               ///< index of the playing one in m_tracks
};

} // namespace tagline
