#pragma once

// QueryPlaces says what a name means by the place where it stands in a query, also in one that is not whole
// yet.
//
//   head(Run, 5) & terrain == "gravel" - @slow | contact(LeftFoot)
//   └call└tag      └property   └value      └saved query   └joint

#include "core/query/language/parsing/QueryFunctions.h"
#include "core/query/language/parsing/QueryLexer.h"

#include <span>
#include <string_view>

namespace tagline {

enum class NamePlace {
    Tag,
    Property,   ///< before a comparison
    Value,      ///< after one
    Joint,      ///< between the brackets of a signal or contact
    Pattern,    ///< between those of clip, file or folder
    Group,      ///< between those of group
    Example,    ///< between those of like
    Function,   ///< the name of one, before its bracket
    SavedQuery, ///< right after "@"
};

/// The role of the Name or String at an index. Expects the lexemes of a whole text.
NamePlace placeOfName(std::span<const Lexeme> lexemes, std::size_t index, std::string_view text);

/// The function call around a lexeme, and the argument within it that the lexeme begins or belongs to.
struct CallPlace
{
    const QueryOperation* function = nullptr; ///< null: no function's brackets are around it
    std::size_t argument = 0;
};

/// The context of the lexeme at an index. O(lexemes before it).
CallPlace callAround(std::span<const Lexeme> lexemes, std::size_t index, std::string_view text);

} // namespace tagline
