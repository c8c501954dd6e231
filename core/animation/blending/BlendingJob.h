#pragma once

// BlendingJob mixes poses by weight.

#include "core/animation/figure/Transform.h"

#include <span>

namespace tagline {

/// A pose and how much it counts. Weights that are negative, infinite or no numbers count as 0.
struct BlendLayer
{
    std::span<const Transform> pose;
    float weight = 0.0f;
    std::span<const float> jointWeights = {}; ///< a factor a joint, 0 … 1; empty: all 1
};

/// Weights are normalised to a sum of 1. Translations and scales are mixed linearly, rotations by normalised
/// sum, each turned to the side of those before it (shorter arc). Layers of weight 0 are not read, and where
/// one layer alone counts, unmasked, the output is its pose to the last bit; where none counts, it is the
/// rest pose, also for a single joint. Owns nothing and allocates nothing.
struct BlendingJob
{
    std::span<const BlendLayer> layers;
    std::span<const Transform> rest;
    std::span<Transform> output; ///< may be one of the layers' poses

    /// Whether poses, rest and output have one length.
    bool isValid() const;
    /// Expects a valid job.
    void run() const;
};

} // namespace tagline
