#pragma once

// BodyTree tells a figure from what stands beside it in the same file: cameras, targets, props.

#include "core/animation/figure/Skeleton.h"

#include <vector>

namespace tagline {

/// By entry of the skeleton: whether it is of kind Joint and belongs to the body, which is the tree with the
/// most joints (the first of equals).
std::vector<bool> bodyJoints(const Skeleton& skeleton);

/// For each entry of the skeleton how many joints of kind Joint hang on it, itself included.
std::vector<int> jointsCarried(const Skeleton& skeleton);

} // namespace tagline
