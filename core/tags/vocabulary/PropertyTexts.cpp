#include "core/tags/vocabulary/PropertyTexts.h"

#include "core/support/text/AsciiCase.h"
#include "core/support/text/NumberText.h"

#include <charconv>
#include <cmath>

namespace tagline {
namespace {

std::string_view withoutBlanks(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
}

/// Files hold no others than finite ones.
std::optional<double> pointNumber(std::string_view text)
{
    if (text.starts_with('+')) text.remove_prefix(1);
    double value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isWhole = problem == std::errc() && end == text.data() + text.size();
    return isWhole && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

} // namespace

std::optional<PropertyValue> valueOfText(std::string_view text, PropertyType type)
{
    text = withoutBlanks(text);
    switch (type) {
    case PropertyType::String:
        return std::string(text);
    case PropertyType::Number:
        if (const auto number = pointNumber(text)) return *number;
        return std::nullopt;
    case PropertyType::Boolean:
        break;
    }
    const std::string word = asciiLowered(text);
    if (word == "true" || word == "yes" || word == "1") return true;
    if (word == "false" || word == "no" || word == "0") return false;
    return std::nullopt;
}

PropertyValue guessedValueOfText(std::string_view text)
{
    text = withoutBlanks(text);
    if (text == "true" || text == "false") return text == "true";
    if (const auto number = pointNumber(text)) return *number;
    const bool isQuoted = text.size() > 1 && text.starts_with('"') && text.ends_with('"');
    return std::string(isQuoted ? text.substr(1, text.size() - 2) : text);
}

std::string textOfValue(const PropertyValue& value)
{
    if (const auto* text = std::get_if<std::string>(&value)) return *text;
    if (const auto* number = std::get_if<double>(&value)) return shortestNumber(*number);
    return std::get<bool>(value) ? "true" : "false";
}

} // namespace tagline
