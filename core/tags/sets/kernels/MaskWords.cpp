#include "core/tags/sets/kernels/MaskWords.h"

#include "core/support/TargetClones.h"

#include <algorithm>
#include <bit>
#include <cstring>

// Plain loops: the compiler makes vectors of them, and then memory is what they wait for. More than five
// streams in one loop are slower than two loops.

namespace tagline {
namespace {

constexpr std::size_t groupSize = 4;

TAGLINE_TARGET_CLONES
void uniteTwo(ConstWords a, ConstWords b, Words out, std::size_t count)
{
    TAGLINE_WORD_BY_WORD
    for (std::size_t i = 0; i < count; ++i) out[i] = a[i] | b[i];
}

TAGLINE_TARGET_CLONES
void uniteThree(ConstWords a, ConstWords b, ConstWords c, Words out, std::size_t count)
{
    TAGLINE_WORD_BY_WORD
    for (std::size_t i = 0; i < count; ++i) out[i] = a[i] | b[i] | c[i];
}

TAGLINE_TARGET_CLONES
void uniteFour(ConstWords a, ConstWords b, ConstWords c, ConstWords d, Words out, std::size_t count)
{
    TAGLINE_WORD_BY_WORD
    for (std::size_t i = 0; i < count; ++i) out[i] = a[i] | b[i] | c[i] | d[i];
}

TAGLINE_TARGET_CLONES
void addFour(ConstWords a, ConstWords b, ConstWords c, ConstWords d, Words out, std::size_t count)
{
    TAGLINE_WORD_BY_WORD
    for (std::size_t i = 0; i < count; ++i) out[i] |= a[i] | b[i] | c[i] | d[i];
}

TAGLINE_TARGET_CLONES
void intersectTwo(ConstWords a, ConstWords b, Words out, std::size_t count)
{
    TAGLINE_WORD_BY_WORD
    for (std::size_t i = 0; i < count; ++i) out[i] = a[i] & b[i];
}

TAGLINE_TARGET_CLONES
void intersectThree(ConstWords a, ConstWords b, ConstWords c, Words out, std::size_t count)
{
    TAGLINE_WORD_BY_WORD
    for (std::size_t i = 0; i < count; ++i) out[i] = a[i] & b[i] & c[i];
}

TAGLINE_TARGET_CLONES
void intersectFour(ConstWords a, ConstWords b, ConstWords c, ConstWords d, Words out, std::size_t count)
{
    TAGLINE_WORD_BY_WORD
    for (std::size_t i = 0; i < count; ++i) out[i] = a[i] & b[i] & c[i] & d[i];
}

/// The first of the inputs, up to four, in one loop; returns how many.
std::size_t uniteFirst(std::span<const ConstWords> in, Words out, std::size_t count)
{
    switch (std::min(in.size(), groupSize)) {
    case 1:
        if (in[0] != out) std::memcpy(out, in[0], count * sizeof(*out));
        return 1;
    case 2:
        uniteTwo(in[0], in[1], out, count);
        return 2;
    case 3:
        uniteThree(in[0], in[1], in[2], out, count);
        return 3;
    }
    uniteFour(in[0], in[1], in[2], in[3], out, count);
    return groupSize;
}

} // namespace

void uniteWords(std::span<const ConstWords> inputs, Words out, std::size_t count)
{
    auto left = inputs.subspan(uniteFirst(inputs, out, count));
    for (; left.size() >= groupSize; left = left.subspan(groupSize))
        addFour(left[0], left[1], left[2], left[3], out, count);
    if (left.size() == 3) uniteFour(left[0], left[1], left[2], out, out, count);
    if (left.size() == 2) uniteThree(left[0], left[1], out, out, count);
    if (left.size() == 1) uniteTwo(left[0], out, out, count);
}

void intersectWords(std::span<const ConstWords> inputs, Words out, std::size_t count)
{
    if (inputs.size() == 1) return void(uniteFirst(inputs, out, count));
    if (inputs.size() == 2) return intersectTwo(inputs[0], inputs[1], out, count);
    if (inputs.size() == 3) return intersectThree(inputs[0], inputs[1], inputs[2], out, count);
    intersectFour(inputs[0], inputs[1], inputs[2], inputs[3], out, count);
    for (const ConstWords words : inputs.subspan(groupSize)) intersectTwo(words, out, out, count);
}

TAGLINE_TARGET_CLONES
void subtractWords(ConstWords a, ConstWords b, Words out, std::size_t count)
{
    TAGLINE_WORD_BY_WORD
    for (std::size_t i = 0; i < count; ++i) out[i] = a[i] & ~b[i];
}

TAGLINE_TARGET_CLONES
std::size_t countBits(std::span<const std::uint64_t> words)
{
    std::size_t count = 0;
    for (const std::uint64_t word : words) count += std::size_t(std::popcount(word));
    return count;
}

TAGLINE_TARGET_CLONES
std::size_t countCommonBits(std::span<const std::uint64_t> a, ConstWords b)
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < a.size(); ++i) count += std::size_t(std::popcount(a[i] & b[i]));
    return count;
}

} // namespace tagline
