#pragma once

// Rasterize converts ranges to words of a mask and back, and counts bits and runs of a mask directly.
//
//   [2, 5) [6, 8)          0b11011100

#include "core/time/FrameRange.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tagline {

/// Sets the bits of a range. Expects start ≤ stop, and that the words reach it.
void setRange(std::uint64_t* words, Frame start, Frame stop);
/// Clears the bits of a range, with the same expectations.
void clearRange(std::uint64_t* words, Frame start, Frame stop);
/// Sets the bits of all the ranges.
void rasterize(std::span<const FrameRange> ranges, std::uint64_t* words);

/// Writes start and stop of each run of bits, plus `base`; returns how many numbers were written (twice the
/// runs). Two runs that meet between words are one. A run that reaches the last bit ends there. Expects room
/// for `mostBoundaries(words)` numbers, or for those returned and `boundariesAhead` more.
std::size_t vectorize(std::span<const std::uint64_t> words, Frame base, Frame* boundaries);
/// Numbers that `vectorize` may write beyond those that it returns.
inline constexpr std::size_t boundariesAhead = 8;
/// The largest output of `vectorize`: a run every two bits, and the numbers written ahead.
constexpr std::size_t mostBoundaries(std::size_t words) { return 64 * words + boundariesAhead; }
/// Appends the runs of bits of one clip as ranges.
void vectorize(std::span<const std::uint64_t> words, std::vector<FrameRange>& ranges);

struct BitCounts
{
    std::int64_t runs = 0;
    std::int64_t bits = 0;

    bool operator==(const BitCounts&) const = default;
};

BitCounts counts(std::span<const std::uint64_t> words);

} // namespace tagline
