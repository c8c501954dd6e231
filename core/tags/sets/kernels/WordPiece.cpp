#include "core/tags/sets/kernels/WordPiece.h"

#include "core/support/TargetClones.h"

#include <cstring>
#include <iterator>

// A clip has some ten words, so that calling memcpy or memset for each costs more than the copy itself.

namespace tagline {
namespace {

/// Number of words in the widest vectors of common processors; copied as one value.
struct Chunk
{
    std::uint64_t words[4];
};

inline void copy(ConstWords from, std::size_t count, Words to)
{
    constexpr std::size_t step = std::size(Chunk().words);
    std::size_t i = 0;
    for (; i + step <= count; i += step) {
        Chunk chunk;
        std::memcpy(&chunk, from + i, sizeof chunk);
        std::memcpy(to + i, &chunk, sizeof chunk);
    }
    for (; i < count; ++i) std::memcpy(to + i, from + i, sizeof *to);
}

inline void clear(Words words, std::size_t count)
{
    constexpr std::size_t many = 256;
    if (count >= many) return void(std::memset(words, 0, count * sizeof *words));
    constexpr Chunk none{};
    constexpr std::size_t step = std::size(none.words);
    std::size_t i = 0;
    for (; i + step <= count; i += step) std::memcpy(words + i, &none, sizeof none);
    for (; i < count; ++i) std::memcpy(words + i, none.words, sizeof *words);
}

} // namespace

TAGLINE_TARGET_CLONES
void packWords(ConstWords axis, std::span<const WordRun> runs, Words piece)
{
    for (const WordRun& run : runs) copy(axis + run.axisWord, run.count, piece + run.offset);
}

TAGLINE_TARGET_CLONES
std::size_t unpackWords(ConstWords piece, std::span<const WordRun> runs, std::size_t cleared, Words axis)
{
    for (const WordRun& run : runs) {
        clear(axis + cleared, run.axisWord - cleared);
        copy(piece + run.offset, run.count, axis + run.axisWord);
        cleared = run.axisWord + run.count;
    }
    return cleared;
}

} // namespace tagline
