#pragma once

// QueryLexer splits the text of a query into lexemes: names, strings, numbers, operators and faults.

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// Word forms and symbols of an operator have the same kind: `and` is And, like `&`.
enum class LexemeKind {
    Name,
    String,
    Number,
    Or,
    And,
    Minus,
    Not,
    All,
    None,
    Open,
    Close,
    Comma,
    At,
    Compare,
    Fault,
    End
};

/// The kind of error in a Fault.
enum class LexicalFault {
    Nothing,
    NotUtf8,
    StrayCharacter,
    StrayDot,
    UnfinishedQuote,
    UnknownEscape,
    DoubleOperator,  ///< && or ||
    SingleEquals,    ///< =
    WrongComparison, ///< <> or =< or =>
    NameBeginsWithDigit
};

struct Lexeme
{
    LexemeKind kind = LexemeKind::End;
    LexicalFault fault = LexicalFault::Nothing;
    std::size_t begin = 0; ///< byte offsets in the text
    std::size_t end = 0;
    std::size_t faultAt = 0; ///< offset of the error within [begin, end)

    std::string_view in(std::string_view text) const { return text.substr(begin, end - begin); }
};

/// A word that is an operator or a term, in upper or lower case.
struct QueryKeyword
{
    std::string_view word;
    LexemeKind kind = LexemeKind::Name;
};

/// The comparison with a pattern: a Compare after a name, where no other name can stand, in upper or lower
/// case; a name anywhere else.
inline constexpr std::string_view matchesWord = "matches";

/// In the order of completion.
std::span<const QueryKeyword> queryKeywords();

/// All lexemes in order, the last one End. Works on any bytes.
std::vector<Lexeme> queryLexemes(std::string_view text);

/// The name in a Name or a String: without quotes and escapes.
std::string lexemeName(const Lexeme& lexeme, std::string_view text);

/// Whether the name, written without quotes, is read as the same name.
bool isPlainName(std::string_view name);

/// Whether a Fault is a misspelled comparison.
bool isFaultyComparison(const Lexeme& lexeme);

} // namespace tagline
