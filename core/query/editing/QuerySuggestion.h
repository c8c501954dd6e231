#pragma once

// QuerySuggestion says what could stand in place of a mistyped name in a query.

#include "core/query/language/QueryNames.h"

#include <span>
#include <string>
#include <string_view>

namespace tagline {

/// Text to put in place of the token that begins at the column (in code points, from 1: that of the parser's
/// error): the nearest tag, function, "@" saved query, known property or joint, quoted where it needs quotes.
/// Empty where nothing is near, where the name is none of a tag alone, and where no name begins there.
std::string suggestionAt(std::string_view text, int column, const QueryNames& names);
std::string suggestionAt(std::string_view text, int column, const TagVocabulary& vocabulary,
                         std::span<const SavedQuery> savedQueries = {});

} // namespace tagline
