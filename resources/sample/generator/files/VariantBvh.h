#pragma once

#include "resources/sample/generator/files/SkeletonSchemes.h"
#include "resources/sample/generator/motion/MotionClip.h"

#include <string>

namespace tagline::sample {

// What a skeleton rests in.
enum class RestKind { TPose, APose, ArmsUp, AlongX };

// A clip as another program writes it: with its skeleton, rest pose, axes and unit.
struct BvhVariant
{
    RestKind rest = RestKind::TPose;
    char up = 'Y'; // the axis that points up: X, Y or Z
    double metresPerUnit = 0.01;
};

// The same motion whatever the variant. At rest AlongX every bone points along X: each joint but the first
// has one of no length above it, Aim1, Aim2 …, as motion has it that is computed from bone lengths.
std::string variantBvh(const MotionClip& clip, const SkeletonScheme& scheme, const BvhVariant& variant);

} // namespace tagline::sample
