#include "core/import/bvh/BvhNumbers.h"

#include <charconv>
#include <cmath>
#include <limits>
#include <string>

namespace tagline {
namespace {

/// What a word comes to that is a number beyond what T holds: its exponent, or its length, says in which
/// direction.
float beyondBounds(std::string_view word)
{
    const bool isNegative = word.starts_with('-');
    const std::size_t exponent = word.find_first_of("eE");
    const bool isTiny = exponent == word.npos
                            ? word.find('.') < std::size_t(std::numeric_limits<float>::max_exponent10)
                            : word.substr(exponent + 1).starts_with('-');
    const float size = isTiny ? 0.0f : std::numeric_limits<float>::infinity();
    return isNegative ? -size : size;
}

std::optional<float> withPoint(std::string_view word)
{
    double value = 0.0; // first as a double: what a float cannot hold is told from what nothing can
    const char* const end = word.data() + word.size();
    if (const auto [stop, problem] = std::from_chars(word.data(), end, value);
        stop != end || stop == word.data())
        return std::nullopt;
    else if (problem == std::errc::result_out_of_range)
        return beyondBounds(word);
    float nearest = 0.0f;
    const auto problem = std::from_chars(word.data(), end, nearest).ec;
    return problem == std::errc() ? nearest : float(value);
}

} // namespace

std::optional<float> anyNumber(std::string_view word)
{
    if (word.starts_with('+') && !word.substr(1).starts_with('-')) word.remove_prefix(1);
    if (const auto number = withPoint(word)) return number;
    if (const std::size_t mark = word.find(".#"); mark != word.npos)
        return std::numeric_limits<float>::quiet_NaN();
    const std::size_t comma = word.find(',');
    if (comma == word.npos || word.find('.') != word.npos) return std::nullopt;
    std::string pointed(word);
    pointed[comma] = '.';
    return withPoint(pointed);
}

} // namespace tagline
