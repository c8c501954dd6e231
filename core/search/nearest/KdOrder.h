#pragma once

// KdOrder puts rows that are alike beside each other, so that blocks of them are small in every direction.

#include "core/search/features/FeatureStore.h"

#include <cstdint>
#include <vector>

namespace tagline {

/// Rows of a store ordered as the leaves of a kd-tree: each part is cut at the number that differs most in it
/// (of 256 of its rows), the lower part being the largest power of two of blocks that leaves something. Equal
/// rows stay in order. On all cores; the same on any.
void orderAsKdTree(const FeatureStore& store, std::vector<std::uint32_t>& rows);

} // namespace tagline
