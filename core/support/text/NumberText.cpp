#include "core/support/text/NumberText.h"

#include <array>
#include <charconv>

namespace tagline {

std::string shortestNumber(double value)
{
    std::array<char, 32> text;
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value).ptr;
    return {text.data(), end};
}

std::string shortestDecimal(double value)
{
    std::array<char, 400> text; // the largest double has 309 digits, the smallest as many places
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed).ptr;
    return {text.data(), end};
}

} // namespace tagline
