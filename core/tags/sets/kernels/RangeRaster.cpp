#include "core/tags/sets/kernels/RangeRaster.h"

#include "core/support/TargetClones.h"

#include <algorithm>

// One set: at each boundary all bits from there to the end of its word are inverted. The last bit of a word
// is then set if membership is different after the word. From these bits, 64 words at a time, the words that
// begin inside a range are computed and inverted.
//
//   [3, 19) in words of 8     turned       ...##### ........ ...#####     last bit            1 0 1
//                             at last      ...##### ######## ###.....     begin inside        0 1 1
//
// A union: ranges overlap, so bits are set instead, and for the words between the first and the last one of a
// range a count goes up and down. Words with a count above 0 are full.

namespace tagline {
namespace {

using Place = std::uint32_t; // a bit of a piece

constexpr std::uint64_t allBits = ~std::uint64_t(0);

inline std::uint64_t bitsFrom(Place place) { return allBits << (place % 64); }

struct Turner
{
    Words words;

    void operator()(Place start, Place stop) const
    {
        words[start / 64] ^= bitsFrom(start);
        words[stop / 64] ^= bitsFrom(stop);
    }
};

struct Coverer
{
    Words words;
    std::int32_t* cover;

    void operator()(Place start, Place stop) const
    {
        const Place first = start / 64;
        const Place last = stop / 64;
        const std::uint64_t head = bitsFrom(start);
        const std::uint64_t tail = ~bitsFrom(stop);
        const std::uint64_t apart = -std::uint64_t(first != last);
        words[first] |= head & (tail | apart);
        words[last] |= tail & (head | apart);
        cover[first + 1] += first != last;
        cover[last] -= first != last;
    }
};

/// Draws the ranges of a run, cut to it and moved to its place in the piece, from range i on. Returns the
/// first range that may reach further.
template<class Pen>
inline std::size_t drawRun(const AxisFrame* boundaries, std::size_t i, const WordRun& run, const Pen& pen)
{
    const auto first = AxisFrame(run.axisWord) * wordFrames;
    const auto stop = AxisFrame(first + AxisFrame(run.count) * wordFrames);
    const AxisFrame moved = AxisFrame(run.offset) * wordFrames - first;
    while (boundaries[2 * i + 2] <= first) ++i;
    if (boundaries[2 * i + 1] < first && boundaries[2 * i + 2] <= stop) { // began before
        pen(Place(first + moved), Place(boundaries[2 * i + 2] + moved));
        ++i;
    }
    for (; boundaries[2 * i + 2] <= stop; ++i)
        pen(Place(boundaries[2 * i + 1] + moved), Place(boundaries[2 * i + 2] + moved));
    if (boundaries[2 * i + 1] < stop) // reaches further
        pen(Place(std::max(boundaries[2 * i + 1], first) + moved), Place(stop + moved));
    return i;
}

TAGLINE_TARGET_CLONES
std::size_t drawRuns(const AxisFrame* boundaries, std::size_t i, std::span<const WordRun> runs, Turner pen)
{
    for (const WordRun& run : runs) i = drawRun(boundaries, i, run, pen);
    return i;
}

TAGLINE_TARGET_CLONES
std::size_t drawRuns(const AxisFrame* boundaries, std::size_t i, std::span<const WordRun> runs, Coverer pen)
{
    for (const WordRun& run : runs) i = drawRun(boundaries, i, run, pen);
    return i;
}

/// For each bit, whether the number of bits set below it is odd.
inline std::uint64_t oddBelow(std::uint64_t bits)
{
    for (int shift = 1; shift < 64; shift *= 2) bits ^= bits << shift;
    return bits << 1;
}

struct Alone
{
    std::uint64_t operator()(std::uint64_t word, std::size_t) const { return word; }
};

struct United
{
    ConstWords other;

    std::uint64_t operator()(std::uint64_t word, std::size_t i) const { return word | other[i]; }
};

struct Intersected
{
    ConstWords other;

    std::uint64_t operator()(std::uint64_t word, std::size_t i) const { return word & other[i]; }
};

/// Turns those of up to 64 words that begin inside a range, and combines. `isOdd` has all bits where the
/// first one does; returned for the word behind.
template<class Combine>
inline std::uint64_t turnGroup(Words words, std::size_t first, std::size_t count, std::uint64_t isOdd,
                               const Combine& combine)
{
    std::uint64_t turns = 0;
    for (std::size_t i = 0; i < count; ++i) turns |= (words[first + i] >> 63) << i;
    const std::uint64_t inside = oddBelow(turns) ^ isOdd;
    TAGLINE_WORD_BY_WORD
    for (std::size_t i = 0; i < count; ++i)
        words[first + i] = combine(words[first + i] ^ -(inside >> i & 1), first + i);
    return -((inside ^ turns) >> 63);
}

template<class Combine>
inline void turnAll(Words words, std::size_t count, const Combine& combine)
{
    std::uint64_t isOdd = 0;
    std::size_t i = 0;
    for (; i + 64 <= count; i += 64) isOdd = turnGroup(words, i, 64, isOdd, combine);
    if (i < count) turnGroup(words, i, count - i, isOdd, combine);
}

TAGLINE_TARGET_CLONES
void turnInside(Words words, std::size_t count, Alone combine) { turnAll(words, count, combine); }

TAGLINE_TARGET_CLONES
void turnInside(Words words, std::size_t count, United combine) { turnAll(words, count, combine); }

TAGLINE_TARGET_CLONES
void turnInside(Words words, std::size_t count, Intersected combine) { turnAll(words, count, combine); }

template<class Combine>
void drawCombined(RangeReader& reader, const WordPiece& piece, Words out, Combine combine)
{
    std::fill_n(out, piece.count + 1, std::uint64_t(0));
    reader.following = drawRuns(reader.set.boundaries.data(), reader.next, piece.runs, Turner{out});
    turnInside(out, piece.count, combine);
}

TAGLINE_TARGET_CLONES
void fillCovered(ConstWords set, const std::int32_t* cover, Words out, std::size_t count)
{
    std::int32_t covering = 0;
    for (std::size_t i = 0; i < count; ++i) {
        covering += cover[i];
        out[i] = set[i] | -std::uint64_t(covering != 0);
    }
}

template<class T>
T* cleared(AlignedBuffer<T>& buffer, std::size_t size)
{
    buffer.reset(size);
    std::fill_n(buffer.data(), size, T(0));
    return buffer.data();
}

} // namespace

// A range that is cut ends in the first bit behind the piece: hence the words more than the piece has.

void RangeRaster::draw(RangeReader& reader, const WordPiece& piece, Words out)
{
    drawCombined(reader, piece, out, Alone());
}

void RangeRaster::drawUnited(RangeReader& reader, const WordPiece& piece, ConstWords other, Words out)
{
    drawCombined(reader, piece, out, United{other});
}

void RangeRaster::drawIntersected(RangeReader& reader, const WordPiece& piece, ConstWords other, Words out)
{
    drawCombined(reader, piece, out, Intersected{other});
}

void RangeRaster::drawUnion(std::span<RangeReader* const> readers, const WordPiece& piece, Words out)
{
    const Coverer pen{cleared(m_words, piece.count + 1), cleared(m_cover, piece.count + 2)};
    for (RangeReader* reader : readers)
        reader->following = drawRuns(reader->set.boundaries.data(), reader->next, piece.runs, pen);
    fillCovered(pen.words, pen.cover, out, piece.count);
}

} // namespace tagline
