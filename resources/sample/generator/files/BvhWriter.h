#pragma once

#include "resources/sample/generator/motion/MotionClip.h"

#include <string>

namespace tagline::sample {

// The clip as a BVH file: centimetres, the T-pose as rest, rotations in the order Z, X, Y, without fingers.
std::string clipBvh(const MotionClip& clip);

} // namespace tagline::sample
