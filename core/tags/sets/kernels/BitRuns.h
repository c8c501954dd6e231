#pragma once

// BitRuns are the handful of operations on arrays of bits that kernels share; the lowest bit of a word first.

#include <bit>
#include <cstddef>
#include <cstdint>

namespace tagline {

inline void setBit(std::uint64_t* words, std::size_t bit)
{
    words[bit / 64] |= std::uint64_t(1) << (bit % 64);
}

inline bool hasBit(const std::uint64_t* words, std::size_t bit)
{
    return (words[bit / 64] >> (bit % 64) & 1) != 0;
}

/// Bits [0, count) of a word; all of them from 64 on.
inline std::uint64_t lowBits(std::size_t count)
{
    return count >= 64 ? ~std::uint64_t(0) : (std::uint64_t(1) << count) - 1;
}

/// The 64 bits from a place on. Reads the word of the place and the next one.
inline std::uint64_t bitsAt(const std::uint64_t* words, std::size_t bit)
{
    const std::size_t shift = bit % 64;
    const std::uint64_t high = words[bit / 64 + 1] << 1 << (63 - shift);
    return words[bit / 64] >> shift | high;
}

/// Puts `added` zeros in place of the `removed` bits from `place` on, in a run of `count` bits; the bits
/// behind move. Expects room for the longer run and one word more, and zeros behind the run.
void spliceBits(std::uint64_t* words, std::size_t count, std::size_t place, std::size_t removed,
                std::size_t added);

/// Clears the bits from `count` on.
void clearBitsBehind(std::uint64_t* words, std::size_t wordCount, std::size_t count);

} // namespace tagline
