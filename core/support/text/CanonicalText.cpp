#include "core/support/text/CanonicalText.h"

#include "core/support/text/CanonicalPairs.h"
#include "core/support/text/Utf8.h"

#include <algorithm>

namespace tagline {
namespace {

void appendUtf8(char32_t code, std::string& text)
{
    if (code < 0x80) {
        text += char(code);
        return;
    }
    if (code < 0x800) {
        text += char(0xc0 | (code >> 6));
    } else {
        text += char(0xe0 | (code >> 12)); // nothing above U+FFFF is taken apart
        text += char(0x80 | ((code >> 6) & 0x3f));
    }
    text += char(0x80 | (code & 0x3f));
}

/// Syllables are put together by a rule of their own.
bool appendHangul(char32_t code, std::string& text)
{
    constexpr char32_t firstSyllable = 0xac00, lastSyllable = 0xd7a3;
    constexpr char32_t lead = 0x1100, vowel = 0x1161, trail = 0x11a7, trails = 28, perLead = 588;
    if (code < firstSyllable || code > lastSyllable) return false;
    const char32_t place = code - firstSyllable;
    appendUtf8(lead + place / perLead, text);
    appendUtf8(vowel + place % perLead / trails, text);
    if (place % trails != 0) appendUtf8(trail + place % trails, text);
    return true;
}

void appendDecomposed(char32_t code, std::string& text)
{
    if (appendHangul(code, text)) return;
    const auto pair = std::ranges::lower_bound(canonicalPairs, code, {}, &CanonicalPair::composed);
    if (pair == canonicalPairs.end() || pair->composed != code) return appendUtf8(code, text);
    appendDecomposed(pair->first, text);
    if (pair->second != 0) appendUtf8(pair->second, text);
}

bool isAscii(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

} // namespace

std::string decomposed(std::string_view text)
{
    std::string apart;
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Step step = utf8StepAt(text, at);
        if (step.isValid && step.codePoint <= 0xffff)
            appendDecomposed(step.codePoint, apart);
        else
            apart += text.substr(at, step.length);
        at += step.length;
    }
    return apart;
}

bool isSameText(std::string_view one, std::string_view other)
{
    if (one == other) return true;
    return !isAscii(one) && !isAscii(other) && decomposed(one) == decomposed(other);
}

} // namespace tagline
