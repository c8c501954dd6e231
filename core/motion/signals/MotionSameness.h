#pragma once

// MotionSameness tells a motion that was only written again from another one.
//
//   former   a b c d e    places of all joints, laid over each other as a whole: where the figure stands,
//   now      a b c d e    which way it faces and how large it is count for nothing
//
// Tags lie on frames: one motion is the other where each frame shows the same.

#include "core/animation/clips/Clip.h"
#include "core/animation/figure/Skeleton.h"

#include <optional>

namespace tagline {

/// How far the joints of a frame may lie from those of the former one, as the root of the mean square, in
/// parts of how far the joints of the figure are spread. A person's are spread over about 45 cm: this is
/// nine millimetres. Rounded numbers, reduced keys and compression stay below five; two takes of one action,
/// or one take that was cut elsewhere, lie some centimetres apart.
inline constexpr double sameMotionWithin = 0.02;

/// Whether both are one motion, frame by frame. None if that cannot be told: they have less than half of
/// their joints in common, the joints that they share are too few to show a pose, or they are too long to be
/// measured. Expects clips of as many frames at one rate.
std::optional<bool> areSameMotion(const Skeleton& formerSkeleton, const Clip& former,
                                  const Skeleton& skeleton, const Clip& now);

} // namespace tagline
