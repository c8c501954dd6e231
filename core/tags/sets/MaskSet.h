#pragma once

// MaskSet is a set of frames of many clips as bits on a ClipAxis: for tags that are many and short, such as
// foot contacts.
//
//   clip 0 [2, 5) [6, 8) · clip 1 [0, 1)      0x…00dc  0x…0001      8 bytes for every 64 frames
//
// Pad bits are 0, always, so two masks on one axis hold the same frames exactly when their words are equal.

#include "core/tags/sets/RangeSet.h"
#include "core/tags/sets/kernels/AlignedBuffer.h"

namespace tagline {

class MaskSet
{
public:
    /// The empty set over an axis.
    MaskSet() = default;
    /// Takes words as a kernel left them (pads 0).
    static MaskSet fromWords(AlignedBuffer<std::uint64_t> words);
    static MaskSet copyOf(const MaskSetView& view);

    /// Puts other ranges in place of a clip's, in frames of the clip. Expects canonical ranges within the
    /// clip's frames. O(words of the clip); the first time for a clip behind the last one, up to there.
    void replace(const ClipAxisView& axis, ClipId clip, std::span<const FrameRange> ranges);

    MaskSetView view() const { return {m_words.span()}; }
    std::size_t byteCount() const { return m_words.span().size_bytes(); }

    /// Exchanges the words with a buffer; for kernels that reuse buffers.
    void swapWords(AlignedBuffer<std::uint64_t>& words) { m_words.swap(words); }

private:
    AlignedBuffer<std::uint64_t> m_words;
};

/// The same set in the other form.
MaskSet toMask(const RangeSetView& ranges, const ClipAxisView& axis);
RangeSet toRanges(const MaskSetView& mask);

} // namespace tagline
