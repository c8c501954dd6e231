#pragma once

// FrameRange is a half-open run of frames of one clip.
//
//   frame   0   1   2   3   4   5   6   7
//               [start              stop)      start = 1, stop = 6: frames 1 2 3 4 5, length 5
//
// A range holds its start and not its stop, so touching ranges share no frame, and the length is stop −
// start.

#include <algorithm>
#include <cstdint>

namespace tagline {

/// A frame number of a clip, at the clip's rate. Frame 0 is the clip's first.
using Frame = std::int32_t;

/// Frames start … stop − 1. Empty if stop ≤ start.
struct FrameRange
{
    Frame start = 0;
    Frame stop = 0;

    constexpr bool isEmpty() const { return stop <= start; }
    constexpr Frame length() const { return isEmpty() ? 0 : stop - start; }
    constexpr bool contains(Frame frame) const { return frame >= start && frame < stop; }

    /// Covers: every frame of the other range is in this one.
    ///
    ///     this   [·············)
    ///     other     [·····)
    constexpr bool covers(FrameRange other) const { return other.start >= start && other.stop <= stop; }

    /// Overlaps: the two share a frame. Touching is not overlapping.
    ///
    ///     this   [·······)                    this   [·····)
    ///     other      [·······)   true         other        [·····)   false
    constexpr bool overlaps(FrameRange other) const
    {
        return std::max(start, other.start) < std::min(stop, other.stop);
    }

    /// Touches: one begins exactly where the other stops.
    constexpr bool touches(FrameRange other) const { return stop == other.start || other.stop == start; }

    /// The frames that both hold; empty if they do not overlap.
    constexpr FrameRange intersected(FrameRange other) const
    {
        return {std::max(start, other.start), std::min(stop, other.stop)};
    }

    constexpr FrameRange movedBy(Frame frames) const { return {start + frames, stop + frames}; }

    constexpr bool operator==(const FrameRange&) const = default;
};

/// Order of start, then of stop.
constexpr bool operator<(FrameRange a, FrameRange b)
{
    return a.start != b.start ? a.start < b.start : a.stop < b.stop;
}

} // namespace tagline
