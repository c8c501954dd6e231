#pragma once

// ClipGather copies the ranges of some clips out of an indexed set, so that what follows merges these alone.

#include "core/tags/sets/SetViews.h"

namespace tagline {

/// Room that the gathered boundaries may need, closing ones and what is written ahead included.
constexpr std::size_t mostGatheredBoundaries(std::size_t ranges)
{
    return 2 * ranges + 2 * closingBoundaries;
}

/// Writes the boundaries of the ranges of the wanted clips (a bit each; further clips are not wanted),
/// closed, and returns how many they are. Expects an indexed set.
std::size_t gatherClips(const RangeSetView& set, std::span<const std::uint64_t> wanted, AxisFrame* out);

} // namespace tagline
