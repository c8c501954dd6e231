#pragma once

// Letters without their case, as keywords and name filters compare them: A–Z as a–z, all else as it is.

#include <string>
#include <string_view>

namespace tagline {

constexpr bool isAsciiDigit(char c) { return c >= '0' && c <= '9'; }
constexpr bool isAsciiUpper(char c) { return c >= 'A' && c <= 'Z'; }
constexpr char asciiLowered(char c) { return isAsciiUpper(c) ? char(c - 'A' + 'a') : c; }

inline std::string asciiLowered(std::string_view text)
{
    std::string lowered(text);
    for (char& c : lowered) c = asciiLowered(c);
    return lowered;
}

} // namespace tagline
