#pragma once

// BlockScan is the inner loops of motion search, over blocks of 64 rows. They add in one order whatever the
// width of the processor's registers, so that answers are equal bit for bit.

#include "core/search/features/FeatureStore.h"

#include <cstdint>
#include <span>

namespace tagline {

/// Bounds lie in groups of 32 blocks: [group][number][32 lowest, 32 highest].
inline constexpr std::size_t blocksPerGroup = 32;

/// The cost of each of a block's rows: the sum of squared differences, in order of numbers. False, and costs
/// that are none, where after some of the numbers no row is at or below the limit.
bool blockCosts(const float* block, std::span<const float> query, float limit, float* costs);

/// For each block of some groups the least that the squared difference to a query comes to, in squared steps:
/// the distance below `lowest` at one side, above `highest` at the other. `queryLow` and `queryHigh` are the
/// query's numbers, rounded down and up. `bounds` holds blocksPerGroup for each group.
void blockBounds(const std::uint8_t* groups, std::size_t groupCount, std::span<const std::uint8_t> queryLow,
                 std::span<const std::uint8_t> queryHigh, std::uint32_t* bounds);

} // namespace tagline
