#include "core/tags/sets/kernels/BitRuns.h"

#include <algorithm>

namespace tagline {
namespace {

/// Puts bits in place of those at [place, place + count), count ≤ 64.
void writeBits(std::uint64_t* words, std::size_t place, std::uint64_t bits, std::size_t count)
{
    const std::uint64_t mask = lowBits(count);
    const std::size_t shift = place % 64;
    std::uint64_t& low = words[place / 64];
    low = (low & ~(mask << shift)) | (bits & mask) << shift;
    if (shift + count <= 64) return;
    std::uint64_t& high = words[place / 64 + 1];
    high = (high & ~(mask >> (64 - shift))) | (bits & mask) >> (64 - shift);
}

void moveBits(std::uint64_t* words, std::size_t from, std::size_t to, std::size_t count)
{
    if (to < from) {
        for (std::size_t i = 0; i < count; i += 64)
            writeBits(words, to + i, bitsAt(words, from + i), std::min<std::size_t>(64, count - i));
        return;
    }
    for (std::size_t left = count; left > 0;) {
        const std::size_t part = left % 64 == 0 ? 64 : left % 64;
        left -= part;
        writeBits(words, to + left, bitsAt(words, from + left), part);
    }
}

} // namespace

void spliceBits(std::uint64_t* words, std::size_t count, std::size_t place, std::size_t removed,
                std::size_t added)
{
    if (added != removed) moveBits(words, place + removed, place + added, count - place - removed);
    for (std::size_t done = 0; done < added; done += 64)
        writeBits(words, place + done, 0, std::min<std::size_t>(64, added - done));
}

void clearBitsBehind(std::uint64_t* words, std::size_t wordCount, std::size_t count)
{
    if (count / 64 >= wordCount) return;
    words[count / 64] &= lowBits(count % 64);
    std::fill(words + count / 64 + 1, words + wordCount, std::uint64_t(0));
}

} // namespace tagline
