#pragma once

// Views of sets of frames, as kernels and mapped files see them: spans, nothing owned. A set has one of two
// forms on a ClipAxis.
//
//   frames of the axis    . . # # # . # # . . | . . . . . . . . | # . . . . .
//
//   ranges   where membership changes:  −∞   2 5   6 8   16 17   +∞ +∞ … +∞      (−∞ is position 0)
//            read from the second on    [2, 5) [6, 8) [16, 17)            the set
//            read from the first on     [−∞, 2) [5, 6) [8, 16) [17, +∞)   its complement
//
//   mask     one bit a frame, the lowest of a word first: 0b0000…11011100, …; pad bits are 0
//
// So the complement of ranges costs nothing: it is the same array, read one element earlier.

#include "core/tags/sets/ClipAxis.h"

#include <cstdint>
#include <span>

namespace tagline {

/// −∞ and +∞ of the axis. No frame lies there, and neither is negative: kernels compare without sign.
inline constexpr AxisFrame beforeAll = 0;
inline constexpr AxisFrame afterAll = std::numeric_limits<AxisFrame>::max();
/// How many +∞ close an array of boundaries: what a kernel may read behind the last one.
inline constexpr std::size_t closingBoundaries = 9;

/// Clips in a block of the index of ranges, and bits in a word of clips.
inline constexpr std::uint32_t blockClips = 64;

/// A set as ranges.
///
/// Valid means:
///   1. boundaries are −∞, then start and stop of each range, then `closingBoundaries` times +∞,
///   2. boundaries but the first and the closing ones rise strictly: no range is empty, none touch,
///   3. each range lies within the frames of one clip,
///   4. the index is there whole, or all its spans are empty.
///
/// The index leads from a clip to its first range without a search:
///
///   presence     bit c: clip c has a range
///   blockStarts  for each word of presence: how many ranges lie before its clips
///   firsts       bit i: range i is the first of its clip; the bit behind the last range is set too, and one
///                more word follows
struct RangeSetView
{
    std::span<const AxisFrame> boundaries;
    std::span<const std::uint64_t> presence;
    std::span<const std::int32_t> blockStarts;
    std::span<const std::uint64_t> firsts;

    std::size_t rangeCount() const { return (boundaries.size() - 1 - closingBoundaries) / 2; }
    bool isIndexed() const { return !firsts.empty(); }
    AxisRange range(std::size_t index) const
    {
        return {boundaries[2 * index + 1], boundaries[2 * index + 2]};
    }
    /// The index of the first range that stops behind a position. O(log ranges).
    std::size_t firstBehind(AxisFrame position) const;
};

/// A set as bits.
///
/// Valid means: bits outside the frames of clips are 0. Words may be fewer than the axis has; the missing
/// ones are 0.
struct MaskSetView
{
    std::span<const std::uint64_t> words;

    /// A word; 0 beyond the end.
    std::uint64_t word(std::size_t index) const { return index < words.size() ? words[index] : 0; }
};

enum class SetForm : std::uint8_t { Ranges, Mask };

/// A set in either form.
struct FrameSetView
{
    FrameSetView(); ///< no frame
    FrameSetView(const RangeSetView& view)
        : form(SetForm::Ranges)
        , ranges(view)
    {
    }
    FrameSetView(const MaskSetView& view)
        : form(SetForm::Mask)
        , mask(view)
    {
    }

    /// O(1) of ranges; of a mask up to its first bit.
    bool isEmpty() const;

    SetForm form = SetForm::Ranges;
    RangeSetView ranges; ///< of form Ranges
    MaskSetView mask;    ///< of form Mask
};

/// The words of a clip in a mask; fewer than the clip has where the mask is shorter than the axis.
std::span<const std::uint64_t> clipWords(const MaskSetView& mask, const ClipAxisView& axis, ClipId clip);

/// How much a set holds.
struct RangeTotals
{
    std::int64_t clips = 0;
    std::int64_t ranges = 0;
    std::int64_t frames = 0;

    bool operator==(const RangeTotals&) const = default;
};

/// Counted, never converted: O(ranges), or O(words).
RangeTotals totals(const FrameSetView& set, const ClipAxisView& axis);

} // namespace tagline
