#pragma once

// MaskSet is a set of frames of many clips as bits on a ClipAxis: for tags with many short ranges, such as
// foot contacts.
//
//   clip 0 [2, 5) [6, 8) · clip 1 [0, 1)      0x…00dc  0x…0001      8 bytes for every 64 frames
//
// Pad bits are always 0, so two masks on one axis hold the same frames exactly if their words are equal.

#include "core/tags/sets/RangeSet.h"
#include "core/tags/sets/kernels/AlignedBuffer.h"

namespace tagline {

class MaskSet
{
public:
    /// The empty set over an axis.
    MaskSet() = default;
    /// Takes the words of a kernel (pads 0).
    static MaskSet fromWords(AlignedBuffer<std::uint64_t> words);
    static MaskSet copyOf(const MaskSetView& view);

    /// Replaces the ranges of a clip, in frames of the clip. Expects canonical ranges within the clip's
    /// frames. O(words of the clip); at first for a clip beyond the last one, O(words up to it).
    void replace(const ClipAxisView& axis, ClipId clip, std::span<const FrameRange> ranges);

    MaskSetView view() const { return {m_words.span()}; }
    std::size_t byteCount() const { return m_words.span().size_bytes(); }

    /// Exchanges the words with a buffer; for kernels that reuse buffers.
    void swapWords(AlignedBuffer<std::uint64_t>& words) { m_words.swap(words); }

private:
    AlignedBuffer<std::uint64_t> m_words;
};

/// Converts a set to the other form.
MaskSet toMask(const RangeSetView& ranges, const ClipAxisView& axis);
RangeSet toRanges(const MaskSetView& mask);

} // namespace tagline
