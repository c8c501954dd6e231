#pragma once

// QueryToken is a coloured piece of a query's text: what an editor needs while the text is being typed.

#include "core/tags/vocabulary/TagVocabulary.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace tagline {

enum class QueryTokenKind {
    Name,       ///< a tag or a joint, without quotes
    String,     ///< the same, a pattern or a value, in quotes
    Property,   ///< a name before a comparison, with or without quotes
    Keyword,    ///< and, or, minus, except, not, all, none; true and false after a comparison
    Operator,   ///< | & - ~ !
    Comparison, ///< < <= > >= == != matches
    Bracket,    ///< ( )
    Comma,
    Number,
    Duration,   ///< a number with its unit
    Function,   ///< a name before "("
    SavedQuery, ///< @name
    Error       ///< characters that no query has
};

struct QueryToken
{
    QueryTokenKind kind = QueryTokenKind::Error;
    std::size_t begin = 0; ///< byte offsets in the text
    std::size_t end = 0;
    std::optional<TagId> tag; ///< the tag that a Name or String means, where it means one
    bool isGroup = false;     ///< a Name or String stands where a group is named

    bool operator==(const QueryToken&) const = default;
};

/// The tokens in order, blanks left out. Works on any text, also while it is not a query yet.
std::vector<QueryToken> queryTokens(std::string_view text, const TagVocabulary& vocabulary);

} // namespace tagline
