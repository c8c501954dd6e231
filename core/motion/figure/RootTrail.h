#pragma once

// RootTrail is the way of a figure over the ground around a moment, and how fast it goes there.

#include "core/animation/figure/Pose.h"
#include "core/animation/figure/Skeleton.h"

#include <glm/vec2.hpp>

#include <cstdint>
#include <deque>
#include <span>
#include <vector>

namespace tagline {

/// A root's place over the ground, and its heading.
struct RootStand
{
    glm::dvec2 place{0.0}; ///< x and z, metres
    double yaw = 0.0; ///< radians about the vertical axis against the rest pose, counter-clockwise from above

    bool operator==(const RootStand&) const = default;
};

/// Of a pose of this skeleton; at 0 if there is no root.
RootStand rootStand(const Skeleton& skeleton, std::span<const Transform> pose, JointIndex root);

struct RootMoment
{
    std::int64_t nanoseconds = 0; ///< from now; below 0 in the past
    RootStand stand;
};

/// Whether a figure can have gone from one moment to the next; else it jumped, as a clip does that begins
/// again.
bool isStep(const RootMoment& from, const RootMoment& to);

/// Remembers where a root was.
class RootRecord
{
public:
    explicit RootRecord(std::int64_t span)
        : m_span(span)
    {
    }

    /// A moment that is not before the last; what is longer ago than the span is forgotten.
    void add(const RootMoment& moment);
    void clear() { m_moments.clear(); }
    /// Until the last moment, which is now.
    std::vector<RootMoment> trail(std::int64_t nanoseconds) const;

private:
    std::int64_t m_span;
    std::deque<RootMoment> m_moments; ///< since the caller began to count
};

/// How a root moves: the way of the sway of a body left out as far as a second around now shows it.
struct RootSpeed
{
    double metresPerSecond = 0.0;
    double degreesPerSecond = 0.0; ///< of turning; above 0 to the left
};
/// Around now (0 nanoseconds). Expects moments in order of time; jumps count as nothing.
RootSpeed rootSpeed(std::span<const RootMoment> trail);

} // namespace tagline
