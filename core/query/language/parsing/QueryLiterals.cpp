#include "core/query/language/parsing/QueryLiterals.h"

#include "core/query/language/parsing/SyntaxErrors.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cmath>

namespace tagline {
namespace {

bool isUnitLetter(char c) { return c == 'f' || c == 's' || c == 'm'; }

Error errorOfNumber(const Lexeme& number, std::string_view text, std::string code, std::string words)
{
    return queryErrorAt(text, number.begin, std::move(code), shownText(number.in(text)) + ' ' + words);
}

Error tooLarge(const Lexeme& number, std::string_view text)
{
    return errorOfNumber(number, text, "query.number-too-large", "is a larger number than can be compared");
}

Result<ComparedLiteral> readNumber(const Lexeme& number, std::string_view text, bool isNegative)
{
    if (isUnitLetter(number.in(text).back()))
        return errorOfNumber(number, text, "query.unit-in-comparison",
                             "has a unit; a comparison takes a number without one");
    const auto value = numberOf(number.in(text));
    if (!value) return tooLarge(number, text);
    return ComparedLiteral{isNegative ? -*value : *value, std::size_t(isNegative) + 1};
}

} // namespace

std::optional<double> numberOf(std::string_view text)
{
    double value = 0;
    const auto [end, fault] =
        std::from_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed);
    assert(end == text.data() + text.size());
    if (fault == std::errc()) return value;
    // Out of range: too near to zero, or too far away.
    const std::string_view whole = text.substr(0, text.find('.'));
    return std::ranges::all_of(whole, [](char digit) { return digit == '0'; }) ? std::optional(0.0)
                                                                               : std::nullopt;
}

std::string numberText(double number)
{
    assert(std::isfinite(number));
    std::array<char, 1100> buffer;
    const auto [end, fault] =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), number, std::chars_format::fixed);
    assert(fault == std::errc());
    return std::string(buffer.data(), end);
}

Comparison comparisonOf(std::string_view symbol)
{
    const bool isStrict = symbol.size() == 1;
    switch (symbol.front()) {
    case '<':
        return isStrict ? Comparison::Less : Comparison::LessOrEqual;
    case '>':
        return isStrict ? Comparison::Greater : Comparison::GreaterOrEqual;
    case '=':
        return Comparison::Equal;
    case '!':
        return Comparison::NotEqual;
    default:
        return Comparison::Matches;
    }
}

Result<ComparedLiteral> readComparedValue(std::span<const Lexeme> lexemes, std::string_view text)
{
    const Lexeme& first = lexemes.front();
    const std::string_view typed = first.in(text);
    if (first.kind == LexemeKind::Minus && typed == "-" && lexemes[1].kind == LexemeKind::Number)
        return readNumber(lexemes[1], text, true);
    if (first.kind == LexemeKind::Number) return readNumber(first, text, false);
    if (first.kind == LexemeKind::String) return ComparedLiteral{lexemeName(first, text), 1};
    assert(typed == "true" || typed == "false");
    return ComparedLiteral{typed == "true", 1};
}

Result<Duration> readDuration(const Lexeme& number, std::string_view text)
{
    const auto duration = Duration::parsed(number.in(text));
    if (duration) return *duration;
    return errorOfNumber(number, text, "query.number-too-long",
                         "has more digits than a duration can keep; sixteen are the most");
}

Result<double> readDistance(const Lexeme& number, std::string_view text)
{
    const std::string_view typed = number.in(text);
    if (isUnitLetter(typed.back()))
        return errorOfNumber(number, text, "query.unit-in-distance", "has a unit; a distance has none");
    const auto value = numberOf(typed);
    if (!value) return errorOfNumber(number, text, "query.number-too-large", "is too large for a distance");
    if (!(*value > 0))
        return errorOfNumber(number, text, "query.zero-distance",
                             "is too small; nothing is that near, and 1 is usual");
    return *value;
}

Result<std::uint64_t> readWholeNumber(const Lexeme& number, std::string_view text, std::uint64_t least,
                                      std::uint64_t most)
{
    const std::string_view typed = number.in(text);
    if (isUnitLetter(typed.back()))
        return errorOfNumber(number, text, "query.unit-in-count", "has a unit; a count has none");
    if (typed.find('.') != std::string_view::npos)
        return errorOfNumber(number, text, "query.not-whole",
                             "is not a whole number; a count has no fraction");
    std::uint64_t value = 0;
    const auto [end, fault] = std::from_chars(typed.data(), typed.data() + typed.size(), value);
    if (fault != std::errc() || value > most)
        return errorOfNumber(number, text, "query.number-too-large",
                             "is too large; " + std::to_string(most) + " is the most");
    if (value < least)
        return errorOfNumber(number, text, "query.zero-count",
                             "is too small; ranges are counted from " + std::to_string(least));
    return value;
}

} // namespace tagline
