#pragma once

// MotionShift finds by how many frames one version of a motion lies later than another:
//
//   former   ..a b c d e f g
//   now      ..x x a b c d e f g      2: frame 0 of the former is frame 2 now

#include "core/animation/clips/Clip.h"
#include "core/animation/figure/Skeleton.h"

#include <glm/vec4.hpp>

#include <optional>
#include <span>
#include <vector>

namespace tagline {

/// How the root of a motion goes on to the next frame, one value a frame but the last: metres in model space
/// (x, y, z), and the way of a point half a metre off that turns with it about the vertical (w). Where the
/// motion stands in space does not count. Empty if nothing moves it, or it is too long to be measured.
std::vector<glm::vec4> rootSteps(const Skeleton& skeleton, const Clip& clip);

/// The shift of the former's frames at which both go alike, where one is much better than the usual: of
/// equally good ones the least. None if they go alike nowhere, or stand still. Expects the same frame
/// rate; O(256 · (both lengths)).
std::optional<Frame> motionShift(std::span<const glm::vec4> former, std::span<const glm::vec4> now);

} // namespace tagline
