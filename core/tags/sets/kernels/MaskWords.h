#pragma once

// MaskWords are the set operators on arrays of words. `out` may be the first of the inputs.

#include <cstddef>
#include <cstdint>
#include <span>

/// Word by word: an array that is read and written at once hinders no vector.
#if defined(__GNUC__) && !defined(__clang__)
#define TAGLINE_WORD_BY_WORD _Pragma("GCC ivdep")
#else
#define TAGLINE_WORD_BY_WORD
#endif

namespace tagline {

using Words = std::uint64_t*;
using ConstWords = const std::uint64_t*;

/// out[i] = x[i] | y[i] | … for i in [0, count). Expects at least one input. Many inputs are read in groups:
/// expects a count that lets `out` stay in the cache.
void uniteWords(std::span<const ConstWords> inputs, Words out, std::size_t count);
/// out[i] = x[i] & y[i] & …
void intersectWords(std::span<const ConstWords> inputs, Words out, std::size_t count);
/// out[i] = a[i] & ~b[i]
void subtractWords(ConstWords a, ConstWords b, Words out, std::size_t count);

/// The number of set bits.
std::size_t countBits(std::span<const std::uint64_t> words);
/// The number of bits set in both. Expects as many words in b as in a, at least.
std::size_t countCommonBits(std::span<const std::uint64_t> a, ConstWords b);

} // namespace tagline
