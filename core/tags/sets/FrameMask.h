#pragma once

// FrameMask is a set of frames of one clip as bits: FrameRanges in the other form, and the oracle of its
// tests.
//
//   frame   0 1 2 3 4 5 6 7
//   bit     . . # # # . # #      0b11011100: the lowest bit is frame 0

#include "core/time/FrameRanges.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tagline {

/// Bits [0, frames); bits behind them in the last word are 0.
class FrameMask
{
public:
    /// The empty mask of a clip of that many frames. Expects frames ≥ 0.
    explicit FrameMask(Frame frames = 0);
    /// Expects canonical ranges within [0, frames).
    static FrameMask of(std::span<const FrameRange> ranges, Frame frames);
    static FrameMask all(Frame frames);

    Frame frames() const { return m_frames; }
    std::span<const std::uint64_t> words() const { return m_words; }
    bool isEmpty() const;
    bool contains(Frame frame) const;
    Frame frameCount() const;
    FrameRanges ranges() const;

    /// Expects masks of the same number of frames, as do the following.
    FrameMask combined(SetOperator op, const FrameMask& other) const;
    FrameMask united(const FrameMask& other) const { return combined(SetOperator::Union, other); }
    FrameMask intersected(const FrameMask& other) const { return combined(SetOperator::Intersection, other); }
    FrameMask subtracted(const FrameMask& other) const { return combined(SetOperator::Difference, other); }
    FrameMask complemented() const;

    bool operator==(const FrameMask&) const = default;

private:
    Frame m_frames = 0;
    std::vector<std::uint64_t> m_words;
};

} // namespace tagline
