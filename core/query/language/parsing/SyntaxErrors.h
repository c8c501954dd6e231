#pragma once

// SyntaxErrors are the messages of the query parser: what was found where, and what to write instead.

#include "core/query/language/QueryNames.h"
#include "core/query/language/parsing/QueryLexer.h"
#include "core/support/Result.h"
#include "core/tags/vocabulary/TagVocabulary.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tagline {

/// An error at a byte offset of a query's text.
Error queryErrorAt(std::string_view text, std::size_t begin, std::string code, std::string message);

/// A piece of the text as messages show it: in quotes, a long one cut after a whole code point.
std::string shownText(std::string_view text);

/// `; did you mean "Walk"?`, or nothing without a suggestion.
std::string didYouMean(std::string_view suggestion);

/// The error that a Fault is.
Error faultError(const Lexeme& lexeme, std::string_view text);

/// `found` stands where a term should begin. `previous` is the lexeme before it, null at the beginning.
Error errorBeforeTerm(const Lexeme* previous, const Lexeme& found, std::string_view text);

/// `found` stands after a whole term, where only an operator, a bracket or the end can.
Error errorAfterTerm(const Lexeme& found, std::string_view text);

/// The first of the lexemes is a number that stands where a term should.
Error errorOfNumber(std::span<const Lexeme> lexemes, std::string_view text);

/// The lexemes begin with a comparison operator; none where a value and no second comparison follows.
std::optional<Error> errorOfComparison(std::span<const Lexeme> lexemes, std::string_view text);

/// A name before "(" that is no function.
Error errorOfUnknownFunction(const Lexeme& name, std::string_view text);

/// A name that means no single tag; expects a resolution without one. A property or a function that stands
/// alone is told how to be written.
Error errorOfTag(const std::string& name, const QueryMeaning& resolution, const QueryNames& names,
                 const Lexeme& lexeme, std::string_view text);

/// What follows an "@" is no name, or stands apart from it.
Error errorOfSavedQueryName(const Lexeme& at, const Lexeme& found, std::string_view text);

/// No saved query has the name that follows the "@".
Error errorOfUnknownSavedQuery(const std::string& name, const QueryNames& names, const Lexeme& at,
                               std::string_view text);

/// A second comparison behind the first.
Error errorOfChain(const Lexeme& comparison, std::string_view text);

} // namespace tagline
