#pragma once

// RestPoseFit says how far a clip that is bound by names looks on another figure as it does on its own.

#include "core/animation/clips/Clip.h"
#include "core/animation/figure/Skeleton.h"

namespace tagline {

/// By geometry alone. The clip's keys say how each joint stands to its parent; where the same keys turn the
/// bones of the other figure elsewhere, twist its flesh, pull its bones to other lengths or lift it off the
/// ground, names that are equal mean nothing.
struct RestPoseFit
{
    float bent = 0.0f; ///< 0 … 1, the share of the body, by length of bones, that stands wrongly
    float lift = 0.0f; ///< how far the lowest joint leaves the ground, by the figure's height

    /// Whether a person would take the pose for the one that was meant.
    bool isGood() const;
};

/// The keys stand in their own figure's rest pose for this: that pose is compared on both. Joints are
/// the same where their names are, as bindByName() has it. Work grows with the joints.
RestPoseFit restPoseFit(const Clip& clip, const Skeleton& source, const Skeleton& target);

} // namespace tagline
