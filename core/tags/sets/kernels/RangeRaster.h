#pragma once

// RangeRaster draws sets of ranges into words of masks, piece by piece of the axis, without a jump a range.

#include "core/tags/sets/SetViews.h"
#include "core/tags/sets/kernels/AlignedBuffer.h"
#include "core/tags/sets/kernels/WordPiece.h"

#include <vector>

namespace tagline {

/// A set on its way over the axis: pieces come in order.
struct RangeReader
{
    RangeSetView set;
    std::size_t next = 0;      ///< the first range that may reach into this piece
    std::size_t following = 0; ///< and into the next one, once this one was drawn
};

class RangeRaster
{
public:
    /// out = the words of the set. Writes to the word behind the piece too.
    void draw(RangeReader& reader, const WordPiece& piece, Words out);
    /// out = the words of the set, combined with those of another one: in one loop less than one after the
    /// other. Expects `other` to lie elsewhere than `out`.
    void drawUnited(RangeReader& reader, const WordPiece& piece, ConstWords other, Words out);
    void drawIntersected(RangeReader& reader, const WordPiece& piece, ConstWords other, Words out);
    /// out = the words of the union of the sets.
    void drawUnion(std::span<RangeReader* const> readers, const WordPiece& piece, Words out);

private:
    AlignedBuffer<std::uint64_t> m_words; ///< of a union
    AlignedBuffer<std::int32_t> m_cover;
};

} // namespace tagline
