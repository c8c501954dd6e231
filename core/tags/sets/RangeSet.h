#pragma once

// RangeSet is a set of frames of many clips as ranges on a ClipAxis: for tags that are few and long.
//
//   clip 1 [2, 5) [6, 8)   clip 4 [0, 1)          of clips of 30, 40, 10, 64 and 20 frames
//   boundaries  −∞  130 133  134 136  384 385  +∞ …   8 bytes a range, in order of the axis
//
// Its arrays are described in SetViews.h. It is canonical (core/time/FrameRanges.h), and pads keep ranges
// of two clips apart, so two sets on one axis hold the same frames exactly when their boundaries are equal.

#include "core/tags/sets/SetViews.h"
#include "core/tags/sets/kernels/AlignedBuffer.h"

namespace tagline {

class RangeSet
{
public:
    /// The empty set over an axis; indexed.
    RangeSet();
    /// Takes boundaries as a kernel left them (SetViews.h, 1–3). Without an index.
    static RangeSet fromBoundaries(AlignedBuffer<AxisFrame> boundaries);
    static RangeSet copyOf(const RangeSetView& view);

    /// Puts other ranges in place of a clip's, in frames of the clip. Expects canonical ranges within the
    /// clip's frames. O(what lies behind the clip); the index follows.
    void replace(const ClipAxisView& axis, ClipId clip, std::span<const FrameRange> ranges);
    /// Makes the index anew. Does without where clips have so many ranges that it would not help.
    void makeIndex(const ClipAxisView& axis);

    std::size_t rangeCount() const { return view().rangeCount(); }
    bool isIndexed() const { return !m_firsts.empty(); }
    RangeSetView view() const;
    /// Its size in memory, bytes.
    std::size_t byteCount() const;

    /// Exchanges the boundaries with a buffer and drops the index; for kernels that reuse buffers.
    void swapBoundaries(AlignedBuffer<AxisFrame>& boundaries);

private:
    void spliceIndex(ClipId clip, std::size_t first, std::size_t before, std::size_t after);

    AlignedBuffer<AxisFrame> m_boundaries;
    AlignedBuffer<std::uint64_t> m_presence;
    AlignedBuffer<std::int32_t> m_blockStarts;
    AlignedBuffer<std::uint64_t> m_firsts;
};

/// Closes boundaries that end at `size` with the +∞ that every set has, and returns the new size.
std::size_t closeBoundaries(AxisFrame* boundaries, std::size_t size);

} // namespace tagline
