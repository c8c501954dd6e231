#pragma once

// QueryLiterals reads the numbers, durations and values of a query's text, each exactly or not at all.

#include "core/query/language/parsing/QueryLexer.h"
#include "core/support/Result.h"
#include "core/tags/index/Comparison.h"
#include "core/tags/sheet/TagSheet.h"
#include "core/time/Duration.h"

#include <span>
#include <string>
#include <string_view>

namespace tagline {

/// Parses a number of a query: digits ["." digits], no sign. Returns the nearest double; none if that is
/// infinite. Expects such a text.
std::optional<double> numberOf(std::string_view text);
/// The shortest such text (with a "-" before a negative one) that means the same double. Expects a finite
/// one.
std::string numberText(double number);

/// The comparison that a Compare is, from its text.
Comparison comparisonOf(std::string_view symbol);

/// The value of a comparison, and how many lexemes it takes.
struct ComparedLiteral
{
    PropertyValue value;
    std::size_t lexemes = 1;
};

// Each reads what the first of the lexemes begins; the error has the column in `text`.
Result<ComparedLiteral> readComparedValue(std::span<const Lexeme> lexemes, std::string_view text);
Result<Duration> readDuration(const Lexeme& number, std::string_view text);
/// A number above 0, without a unit.
Result<double> readDistance(const Lexeme& number, std::string_view text);
/// A whole number, from `least` to `most`.
Result<std::uint64_t> readWholeNumber(const Lexeme& number, std::string_view text, std::uint64_t least,
                                      std::uint64_t most);

} // namespace tagline
