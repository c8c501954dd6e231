#pragma once

// BvhHierarchy reads the first half of a BVH file: its joints.

#include "core/import/bvh/BvhFile.h"
#include "core/import/bvh/BvhText.h"

namespace tagline {

/// Reads up to and with the word MOTION. Errors as readBvh.
Result<void> readHierarchy(BvhText& words, BvhFile& file);

} // namespace tagline
