#pragma once

// JointTree answers which joints of a skeleton hang on which.

#include "core/animation/figure/Skeleton.h"

namespace tagline {

/// Whether a joint hangs below another, or is it. Every joint hangs below noJoint.
bool isBelow(const Skeleton& skeleton, JointIndex joint, JointIndex ancestor);

/// The lowest joint on which both hang, or which one of them is; noJoint where there is none.
JointIndex commonAncestor(const Skeleton& skeleton, JointIndex a, JointIndex b);

} // namespace tagline
