#pragma once

// RangeSet is a set of frames of many clips: canonical ranges, packed, in order of ClipId.
//
//   clips    [ 2,          5,       9 ]
//   offsets  [ 0,          2,       3,        5 ]
//   ranges   [ [0,4) [6,9) [12,40)  [1,2) [5,7) ]
//
// Valid means:
//   1. clips are in order, none twice, none without a range,
//   2. the ranges of each clip are canonical (core/time/FrameRanges.h).
// So two sets hold the same frames exactly when they are equal.

#include "core/support/StrongId.h"
#include "core/time/FrameRanges.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tagline {

/// The frame counts of all clips of a library by ClipId: what `all` and the complement mean.
using ClipFrames = std::span<const Frame>;

class RangeSet
{
public:
    RangeSet() = default;

    /// Every frame of every clip.
    static RangeSet all(ClipFrames frames);

    /// Adds the ranges of one more clip. Expects a clip after the last one, and canonical ranges;
    /// without a range nothing is added.
    void append(ClipId clip, std::span<const FrameRange> ranges);

    /// Puts other ranges in place of a clip's; without a range the clip leaves the set. Expects canonical
    /// ranges.
    void replace(ClipId clip, std::span<const FrameRange> ranges);

    bool isEmpty() const { return m_clips.empty(); }
    /// The clips that have a range, in order.
    std::span<const ClipId> clips() const { return m_clips; }
    /// The ranges of the i-th of `clips()`.
    std::span<const FrameRange> rangesAt(std::size_t index) const;
    /// The ranges of a clip; none where it is not in the set. O(log clips).
    std::span<const FrameRange> rangesOf(ClipId clip) const;

    std::size_t rangeCount() const { return m_ranges.size(); }
    std::int64_t frameCount() const;

    RangeSet united(const RangeSet& other) const { return combined(SetOperator::Union, other); }
    RangeSet intersected(const RangeSet& other) const { return combined(SetOperator::Intersection, other); }
    RangeSet subtracted(const RangeSet& other) const { return combined(SetOperator::Difference, other); }
    RangeSet complemented(ClipFrames frames) const;
    RangeSet combined(SetOperator op, const RangeSet& other) const;

    bool operator==(const RangeSet&) const = default;

private:
    void closeClip(ClipId clip);
    void spliceRanges(std::size_t index, std::span<const FrameRange> ranges);

    std::vector<ClipId> m_clips;
    std::vector<std::uint32_t> m_offsets{0}; ///< one more than clips
    std::vector<FrameRange> m_ranges;
};

/// How much a set holds.
struct RangeTotals
{
    std::int64_t clips = 0;
    std::int64_t ranges = 0;
    std::int64_t frames = 0;

    bool operator==(const RangeTotals&) const = default;
};

/// O(ranges).
RangeTotals totals(const RangeSet& set);

} // namespace tagline
