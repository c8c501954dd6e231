#pragma once

// BlendHistory keeps the last thirty seconds of a blend: its poses, and what each track had in them.

#include "core/animation/figure/Pose.h"
#include "core/motion/figure/RootTrail.h"
#include "core/support/StrongId.h"

#include <cstdint>
#include <deque>
#include <memory>
#include <vector>

namespace tagline {

/// The state of a track at a moment.
struct TrackMoment
{
    int key = 0; ///< of the track, for as long as it is there
    ClipId clip;
    float weight = 0.0f;
    double frame = 0.0; ///< fractional frames of the clip
};

/// One moment of a blend.
struct BlendMoment
{
    std::int64_t nanoseconds = 0; ///< since the blend began to play
    std::vector<TrackMoment> tracks;
    /// Null if only weights and the root are known. Copies share it: each undone step keeps a past.
    std::shared_ptr<const Pose> pose;
    RootStand root;
};

/// Moments in order of time; those older than the span are dropped.
class BlendHistory
{
public:
    static constexpr std::int64_t span = 30'000'000'000;

    /// Takes a moment over. Expects that it is not before the last; one at the same time replaces that.
    void add(BlendMoment moment);
    void clear() { m_moments.clear(); }

    bool isEmpty() const { return m_moments.empty(); }
    const std::deque<BlendMoment>& moments() const { return m_moments; }
    /// Its moments up to a time, that one too.
    BlendHistory until(std::int64_t nanoseconds) const;
    /// The moment at a time, or the last before it; the first where it is older than all. Expects one.
    const BlendMoment& at(std::int64_t nanoseconds) const;

private:
    std::deque<BlendMoment> m_moments;
};

} // namespace tagline
