#pragma once

// Utf8Step is one code point of a UTF-8 text: how text is walked, counted and checked.

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tagline {

/// One step of a walk: a code point and the bytes that hold it.
struct Utf8Step
{
    char32_t codePoint = 0;
    std::size_t length = 1; ///< in bytes
    bool isValid = true;    ///< false: a byte that is not UTF-8, taken alone
};

/// Reads the code point at a byte offset. Overlong forms, surrogates and cut sequences are not valid.
/// Expects begin < text.size().
Utf8Step utf8StepAt(std::string_view text, std::size_t begin);

/// How many code points the text has; a byte that is not UTF-8 counts as one.
std::size_t codePointCount(std::string_view text);

} // namespace tagline
