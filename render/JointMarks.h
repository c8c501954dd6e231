#pragma once

// JointMarks draws what belongs to single joints: the axes of their spaces, and the way of one.

#include "core/animation/figure/Skeleton.h"
#include "render/Scene.h"

#include <glm/mat4x4.hpp>

#include <cstddef>
#include <span>
#include <vector>

namespace tagline {

/// Three lines at each joint of kind Joint, as long as a small part of the figure: x red, y green, z blue.
/// `joints` are joint → world, one for each.
std::vector<DrawnLine> jointAxes(const Skeleton& skeleton, std::span<const glm::mat4> joints);

/// A joint's places in successive frames as a line with a dot at each, in the hues of what was and what
/// comes, the fainter the further from `now`, the index of the place that is shown.
std::vector<DrawnLine> jointPathLines(std::span<const glm::vec3> places, std::size_t now,
                                      const SceneColours& colours);

} // namespace tagline
