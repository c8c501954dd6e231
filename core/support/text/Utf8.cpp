#include "core/support/text/Utf8.h"

#include <array>
#include <cassert>

namespace tagline {
namespace {

/// How many bytes a sequence has, by its first byte; 0 if none begins so.
std::size_t sequenceLength(unsigned char first)
{
    if (first < 0x80) return 1;
    if (first < 0xc2) return 0;
    if (first < 0xe0) return 2;
    if (first < 0xf0) return 3;
    return first < 0xf5 ? 4 : 0;
}

/// Whether a code point may be written with that many bytes.
bool isWellFormed(char32_t codePoint, std::size_t length)
{
    constexpr std::array<char32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
    const bool isSurrogate = codePoint >= 0xd800 && codePoint < 0xe000;
    return codePoint >= least[length] && codePoint <= 0x10ffff && !isSurrogate;
}

} // namespace

Utf8Step utf8StepAt(std::string_view text, std::size_t begin)
{
    assert(begin < text.size());
    const auto first = static_cast<unsigned char>(text[begin]);
    const Utf8Step stray{first, 1, false};
    const std::size_t length = sequenceLength(first);
    if (length == 1) return {first, 1, true};
    if (length == 0 || text.size() - begin < length) return stray;
    char32_t codePoint = first & (0x7fu >> length);
    for (std::size_t i = 1; i < length; ++i) {
        const auto next = static_cast<unsigned char>(text[begin + i]);
        if ((next & 0xc0u) != 0x80u) return stray;
        codePoint = (codePoint << 6) | (next & 0x3fu);
    }
    return isWellFormed(codePoint, length) ? Utf8Step{codePoint, length, true} : stray;
}

std::size_t codePointCount(std::string_view text)
{
    std::size_t count = 0;
    for (std::size_t at = 0; at < text.size(); at += utf8StepAt(text, at).length) ++count;
    return count;
}

} // namespace tagline
