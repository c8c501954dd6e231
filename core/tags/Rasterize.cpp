#include "core/tags/Rasterize.h"

#include <algorithm>
#include <bit>

namespace tagline {
namespace {

constexpr std::uint64_t allBits = ~std::uint64_t(0);

/// The bits of a word from a place on, and those up to and without a place in 1 … 64.
std::uint64_t bitsFrom(Frame place) { return allBits << (place % 64); }
std::uint64_t bitsBefore(Frame stop) { return allBits >> ((64 - stop % 64) % 64); }

/// Bits at which membership changes, against the bit before.
std::uint64_t edges(std::uint64_t word, std::uint64_t before) { return word ^ (word << 1 | before >> 63); }

} // namespace

void setRange(std::uint64_t* words, Frame start, Frame stop)
{
    if (start >= stop) return;
    const std::size_t first = std::size_t(start) / 64;
    const std::size_t last = std::size_t(stop - 1) / 64;
    if (first == last) {
        words[first] |= bitsFrom(start) & bitsBefore(stop);
        return;
    }
    words[first] |= bitsFrom(start);
    std::fill(words + first + 1, words + last, allBits);
    words[last] |= bitsBefore(stop);
}

void clearRange(std::uint64_t* words, Frame start, Frame stop)
{
    if (start >= stop) return;
    const std::size_t first = std::size_t(start) / 64;
    const std::size_t last = std::size_t(stop - 1) / 64;
    if (first == last) {
        words[first] &= ~(bitsFrom(start) & bitsBefore(stop));
        return;
    }
    words[first] &= ~bitsFrom(start);
    std::fill(words + first + 1, words + last, std::uint64_t(0));
    words[last] &= ~bitsBefore(stop);
}

void rasterize(std::span<const FrameRange> ranges, std::uint64_t* words)
{
    for (const FrameRange range : ranges) setRange(words, range.start, range.stop);
}

std::size_t vectorize(std::span<const std::uint64_t> words, Frame base, Frame* boundaries)
{
    Frame* out = boundaries;
    std::uint64_t before = 0;
    for (const std::uint64_t word : words) {
        for (std::uint64_t left = edges(word, before); left != 0; left &= left - 1)
            *out++ = base + std::countr_zero(left);
        before = word;
        base += 64;
    }
    if ((before >> 63) != 0) *out++ = base;
    return std::size_t(out - boundaries);
}

void vectorize(std::span<const std::uint64_t> words, std::vector<FrameRange>& ranges)
{
    Frame base = 0;
    std::uint64_t before = 0;
    Frame start = -1;
    for (const std::uint64_t word : words) {
        for (std::uint64_t left = edges(word, before); left != 0; left &= left - 1) {
            const Frame edge = base + std::countr_zero(left);
            if (start >= 0) ranges.push_back({start, edge});
            start = start >= 0 ? -1 : edge;
        }
        before = word;
        base += 64;
    }
    if (start >= 0) ranges.push_back({start, base});
}

BitCounts counts(std::span<const std::uint64_t> words)
{
    BitCounts found;
    std::uint64_t before = 0;
    for (const std::uint64_t word : words) {
        found.runs += std::popcount(word & ~(word << 1 | before >> 63));
        found.bits += std::popcount(word);
        before = word;
    }
    return found;
}

} // namespace tagline
