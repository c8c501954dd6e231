#pragma once

// BodyFacing says where a body faces in a pose.

#include "core/animation/figure/Skeleton.h"

#include <glm/mat4x4.hpp>

#include <optional>
#include <span>

namespace tagline {

/// Radians about Y from +Z, counter-clockwise from above: at right angles to hips and shoulders, which sway
/// against each other as one walks. None if the skeleton has neither, or they lie above each other.
/// `joints` are the joints' model matrices, one for each.
std::optional<float> bodyFacing(const Skeleton& skeleton, std::span<const glm::mat4> joints);

} // namespace tagline
