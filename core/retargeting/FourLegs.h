#pragma once

// FourLegs tells animals on four legs from people: neither moves as the other does.

#include "core/animation/figure/Skeleton.h"

namespace tagline {

/// Whether four feet or more rest as low as one another in the rest pose, some of them far before the others.
/// False for a figure that lies flat, or whose rest pose is a heap of bones.
bool isFourLegged(const Skeleton& skeleton);

/// Whether a clip can be carried from one to the other: both go on four legs, or neither does. No map is
/// guessed between others (RetargetMap.h).
bool haveLikeLegs(const Skeleton& one, const Skeleton& other);

} // namespace tagline
