#pragma once

// GroundSpeed is how fast a clip's figure would go over the ground, also where it walks in place.

#include "core/animation/figure/Skeleton.h"
#include "core/motion/ClipMotions.h"

#include <optional>

namespace tagline {

struct GroundSpeed
{
    double metresPerSecond = 0.0;
    bool isOfFeet = false; ///< the root stays where it is: the speed is that of planted feet against it
};

/// The mean over a range of a clip on its own skeleton; none if the clip has no motion there. A clip is
/// taken to walk in place where the ground moves under it (groundVelocity()), or where whichever foot is
/// lowest goes one way under a root that gets nowhere. Computes signals that are missing: for any thread.
std::optional<GroundSpeed> groundSpeed(const ClipMotions& motions, ClipId clip, const Skeleton& skeleton,
                                       FrameRange range, FrameRate rate);

} // namespace tagline
