#pragma once

// SyntaxErrors are the messages of the query parser: the position, the text found, and what to write instead.

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

/// A piece of the text for messages: in quotes, cut after a whole code point if it is long.
std::string shownText(std::string_view text);

/// `; did you mean "Walk"?`, or nothing without a suggestion.
std::string didYouMean(std::string_view suggestion);

/// The error for a Fault.
Error faultError(const Lexeme& lexeme, std::string_view text);

/// Error: `found` instead of the begin of a term. `previous` is the lexeme before it, null at the beginning.
Error errorBeforeTerm(const Lexeme* previous, const Lexeme& found, std::string_view text);

/// Error: `found` after a whole term, where only an operator, a bracket or the end can stand.
Error errorAfterTerm(const Lexeme& found, std::string_view text);

/// Error: the first of the lexemes is a number in place of a term.
Error errorOfNumber(std::span<const Lexeme> lexemes, std::string_view text);

/// Error: the lexemes begin with a comparison; none if a value and no second comparison follows.
std::optional<Error> errorOfComparison(std::span<const Lexeme> lexemes, std::string_view text);

/// Error: a name before "(" that is no function.
Error errorOfUnknownFunction(const Lexeme& name, std::string_view text);

/// Error: a name that means no single tag; expects a resolution without one. For a property or a function
/// without its notation, the message shows the notation.
Error errorOfTag(const std::string& name, const QueryMeaning& resolution, const QueryNames& names,
                 const Lexeme& lexeme, std::string_view text);

/// Error: the lexeme after an "@" is no name, or is separated from it.
Error errorOfSavedQueryName(const Lexeme& at, const Lexeme& found, std::string_view text);

/// Error: no saved query has the name after the "@".
Error errorOfUnknownSavedQuery(const std::string& name, const QueryNames& names, const Lexeme& at,
                               std::string_view text);

/// Error: a second comparison after the first.
Error errorOfChain(const Lexeme& comparison, std::string_view text);

} // namespace tagline
