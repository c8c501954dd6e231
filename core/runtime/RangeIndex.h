#pragma once

// RangeIndex is the index of a set of ranges as a runtime file holds it, derived from the boundaries alone:
// the writer stores it, and the reader compares the stored index with it.

#include "core/tags/sets/SetViews.h"

#include <cstdint>
#include <vector>

namespace tagline {

/// The arrays that core/tags/sets/SetViews.h describes, with one word of `presence` and one block start for
/// every 64 clips of the axis, and (ranges + 1) / 64 + 2 words of `firsts`.
struct RangeIndex
{
    std::vector<std::uint64_t> presence;
    std::vector<std::int32_t> blockStarts;
    std::vector<std::uint64_t> firsts;

    /// Makes the index of valid boundaries (SetViews.h, 1–3) in place of this one.
    void build(const RangeSetView& ranges, const ClipAxisView& axis);
};

constexpr std::size_t indexBlocks(std::size_t clips) { return (clips + blockClips - 1) / blockClips; }
constexpr std::size_t firstsWords(std::size_t ranges) { return (ranges + 1) / 64 + 2; }

} // namespace tagline
