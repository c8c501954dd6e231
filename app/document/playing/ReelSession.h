#pragma once

// ReelSession plays the hits of a query one after the other, with cross-fades from each to the next.

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

/// Hits are numbered from 0 in the order in which they are played; after the last comes the first again.
/// Skipped ones are left out. All play on one figure, that of the first hit that has one.
///
/// A clip plays from its keys until it is baked. One that has to be carried over first is waited for: what
/// plays goes on to the end of its hit and stays there; where that fails its hits are passed over. The hits
/// that come next are prepared ahead, and what is far away is let go of.
class ReelSession : public PoseSource
{
    Q_OBJECT

public:
    /// How a clip is to be shown: on this figure, or on its own where there is none yet. Empty: it cannot be.
    using Staging = std::function<StagedClip(ClipId, const std::shared_ptr<const ImportedModel>&)>;

    using PoseSource::PoseSource;
    ~ReelSession() override;

    /// Who prepares clips in the background; it must live as long as this. Without one nothing is baked or
    /// measured, and clips that wait to be carried over are never shown.
    void setPreparation(ClipPreparation& preparation);
    /// Forgets what was staged and how: files or the character are other ones.
    void setStaging(Staging staging);
    /// Other hits. Those that were there keep their marks, and the one that plays goes on where it is among
    /// them. Empty ranges are left out.
    void setHits(std::vector<ReelHit> hits);
    int hitCount() const { return int(m_hits.size()); }
    const ReelHit& hit(int hit) const { return m_hits.at(std::size_t(hit)); }
    HitMark mark(int hit) const { return m_marks.at(std::size_t(hit)); }
    std::vector<ReelHit> kept() const;

    /// The hit that plays; −1 before the first.
    int current() const { return m_current; }
    /// The hit that comes as soon as it is prepared; −1 for none.
    int awaited() const { return m_awaited; }
    /// Clips that are being prepared.
    int preparingCount() const { return int(m_preparing.size()); }
    /// How much of it was played, 0 … 1.
    double progress() const;
    /// Goes over to a hit, as soon as it is prepared. Hits that cannot be shown are passed over; whether
    /// one can.
    bool goTo(int hit) { return goTo(hit, hit < m_current ? -1 : 1); }
    void goToNext() { goTo(after(place(), 1), 1); }
    void goToPrevious() { goTo(after(place(), -1), -1); }
    /// Marks the hit that plays and goes to the next.
    void markAndGoOn(HitMark mark);
    /// How long a cross-fade lasts, at most half of the hit that it leads to.
    void setFadeNanoseconds(std::int64_t nanoseconds) { m_fade = nanoseconds; }
    /// How far the pose at a hit's beginning is from that at the end of the hit before it, metres
    /// (poseDistance); none while it is not known, or there is nothing before. They are measured in the
    /// background from the first goTo() on.
    std::optional<float> cutDistance(int hit) const { return m_distances.at(std::size_t(hit)); }
    /// How many cuts were measured, or cannot be.
    int measuredCount() const { return m_measured; }
    /// Nobody looks any more: what was not begun is not prepared or measured, until goTo().
    void rest();

    QString title() const override;
    const StagedClip& figure() const override { return m_staged; }
    const Pose& pose() override { return m_controller->pose(); }
    std::vector<PlayingClip> playing() const override;
    /// Where the root was; what comes is not foreseen.
    std::vector<RootMoment> rootTrail(std::int64_t nanoseconds) override;
    void advance(std::int64_t nanoseconds) override;

signals:
    /// More cuts are measured.
    void cutsMeasured();

private:
    /// Where the hit cannot be shown: the next one that way.
    bool goTo(int hit, int step);
    const StagedClip& staged(ClipId clip);
    int place() const { return m_awaited >= 0 ? m_awaited : m_current; }
    int after(int hit, int step) const;
    int placeOf(const ReelHit& hit) const;
    bool isAtCut() const;
    bool isHeld() const;
    void showOn(const StagedClip& staged);
    void await(int hit);
    void begin(int hit);
    std::int64_t fadeInto(int hit) const;
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
    std::map<ClipId, StagedClip> m_clips; ///< those that play or come soon; empty: it cannot be shown
    std::set<ClipId> m_preparing;         ///< of m_clips
    std::vector<std::optional<float>> m_distances;
    int m_measured = 0; ///< of m_distances, from the first on
    std::shared_ptr<CutMeter> m_meter;
    BackgroundJobs::Job m_measuring;
    bool m_isLookedAt = false;
    int m_current = -1;
    int m_previous = -1; ///< that is faded from
    int m_awaited = -1;
    std::int64_t m_elapsed = 0;
    std::int64_t m_played = 0; ///< of all hits
    JointIndex m_root = noJoint;
    RootRecord m_way{rootMemory};
    std::int64_t m_fade = 300'000'000;
    StagedClip m_staged;
    std::optional<AnimationController> m_controller;
    std::array<TrackId, 2> m_tracks;      ///< in turn; none before the first hit
    std::array<StagedClip, 2> m_onTracks; ///< what plays there
    std::size_t m_turn = 0;               ///< of m_tracks, that plays
};

} // namespace tagline
