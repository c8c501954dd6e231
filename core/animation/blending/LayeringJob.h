#pragma once

// LayeringJob puts one pose on top of another: in its place, or as a difference from a reference pose.

#include "core/animation/figure/Skeleton.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tagline {

enum class LayerKind : std::uint8_t {
    Override,   ///< towards the layer's pose
    Additive,   ///< the layer's difference from its reference, on top
    Subtractive ///< that difference, taken away
};

/// Joint by joint, with weight · jointWeights:
///   Override      rotations by normalised line along the shorter arc, translations and scales linearly; at 0
///   the
///                 base and at 1 the pose, to the last bit
///   Additive      base · nlerp(1, reference⁻¹ · pose), base + (pose − reference), base · pose / reference
///   Subtractive   the inverse: after an Additive of the same layer the pose is back, but for rounding
/// Weights that are negative, infinite or no numbers count as 0. A scale whose reference or divisor is 0
/// (leastDivisor) is left alone. Owns nothing and allocates nothing.
struct LayeringJob
{
    LayerKind kind = LayerKind::Override;
    std::span<const Transform> base;
    std::span<const Transform> pose;
    std::span<const Transform> reference; ///< the pose that adds nothing; not read by Override
    float weight = 1.0f;
    std::span<const float> jointWeights; ///< one a joint, 0 … 1; empty: all 1
    std::span<Transform> output;         ///< may be the base

    /// Whether all that is read is of the output's length.
    bool isValid() const;
    /// Expects a valid job.
    void run() const;
};

/// A mask that is 1 for some joints and all below them, else 0: the mask of an upper-body layer.
std::vector<float> subtreeMask(const Skeleton& skeleton, std::span<const JointIndex> joints);
std::vector<float> subtreeMask(const Skeleton& skeleton, JointIndex joint);

} // namespace tagline
