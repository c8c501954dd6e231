#pragma once

// BvhMotion reads the second half of a BVH file: the numbers of its frames.

#include "core/import/bvh/BvhFile.h"
#include "core/import/bvh/BvhText.h"

namespace tagline {

/// Reads on behind the word MOTION, into nodes that have channels and no keys yet. Numbers behind the last
/// frame are passed over. Errors as readBvh.
Result<void> readMotion(BvhText& words, BvhFile& file);

} // namespace tagline
