#pragma once

// Pose is one moment of a skeleton: a local transform for each of its joints.

#include "core/animation/figure/Skeleton.h"

#include <vector>

namespace tagline {

/// Transforms relative to the parents, in order of the skeleton's joints.
using Pose = std::vector<Transform>;

/// The skeleton's rest pose.
Pose restPose(const Skeleton& skeleton);

} // namespace tagline
