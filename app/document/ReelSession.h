#pragma once

// ReelSession plays the hits of a query one after the other, with cross-fades from each to the next.

#include "app/document/PoseSource.h"
#include "core/playback/AnimationController.h"
#include "core/playback/PoseMatch.h"
#include "core/time/FrameRange.h"

#include <functional>
#include <map>
#include <optional>

namespace tagline {

/// A range of a clip that the query found.
struct ReelHit
{
    ClipId clip;
    FrameRange range;

    bool operator==(const ReelHit&) const = default;
};

/// What a person said of a hit.
enum class HitMark { Open, Kept, Skipped };

/// Hits are numbered from 0 in the order in which they are played; after the last comes the first again.
/// Skipped ones are left out. All play on one figure, that of the first hit that has one.
class ReelSession : public PoseSource
{
    Q_OBJECT

public:
    /// How a clip is to be shown: on this figure, or on its own where there is none yet. Empty: it cannot be.
    using Staging = std::function<StagedClip(ClipId, const std::shared_ptr<const ImportedModel>&)>;

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
    /// How much of it was played, 0 … 1.
    double progress() const;
    /// Goes over to a hit. Hits that cannot be shown are passed over.
    void goTo(int hit);
    void goToNext() { goTo(after(m_current, 1)); }
    void goToPrevious() { goTo(after(m_current, -1)); }
    /// Marks the hit that plays and goes to the next.
    void markAndGoOn(HitMark mark);
    /// How long a cross-fade lasts, at most half of the hit that it leads to.
    void setFadeNanoseconds(std::int64_t nanoseconds) { m_fade = nanoseconds; }
    /// How far the pose at a hit's beginning is from that at the end of the hit before it, metres
    /// (poseDistance); none while it is not known, or there is nothing before.
    std::optional<float> cutDistance(int hit) const;
    /// Works out one distance that is not known yet. Whether there was one.
    bool measureOne();

    QString title() const override;
    const StagedClip& figure() const override { return m_staged; }
    const Pose& pose() override { return m_controller->pose(); }
    std::vector<PlayingClip> playing() const override;
    void advance(std::int64_t nanoseconds) override;

private:
    const StagedClip& staged(ClipId clip);
    int after(int hit, int step) const;
    void begin(int hit);
    std::int64_t fadeInto(int hit) const;
    std::int64_t length(int hit) const;
    std::int64_t timeToCut() const;
    MotionSnapshot snapshot(ClipId clip, double frame);
    void restart();

    Staging m_staging;
    std::vector<ReelHit> m_hits;
    std::vector<HitMark> m_marks;
    std::map<ClipId, StagedClip> m_clips;
    std::map<ClipId, RootPath> m_paths;
    std::vector<std::optional<float>> m_distances;
    int m_current = -1;
    int m_previous = -1; ///< that is faded from
    std::int64_t m_elapsed = 0;
    std::int64_t m_fade = 300'000'000;
    StagedClip m_staged;
    std::optional<AnimationController> m_controller;
    std::array<TrackId, 2> m_tracks; ///< in turn
    std::size_t m_turn = 0;          ///< of m_tracks, that plays
};

} // namespace tagline
