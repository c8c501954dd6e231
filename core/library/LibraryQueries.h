#pragma once

// LibraryQueries asks the queries of a whole library: texts that people write, and tags that follow from
// queries.

#include "core/io/LibraryFile.h"
#include "core/library/ClipLibrary.h"
#include "core/library/DerivedTag.h"
#include "core/query/language/QueryExpression.h"
#include "core/support/Result.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// What a text means to this library: its tags, saved queries, properties and joints are known by name (as
/// long as no model is there, any name is a joint's). Errors as of parseQuery
/// (core/query/language/parsing/QueryParser.h).
Result<QueryExpression> parseQuery(std::string_view text, const ClipLibrary& library);

/// The same where these were the saved queries and the derived tags.
Result<QueryExpression> parseQuery(std::string_view text, const ClipLibrary& library,
                                   std::span<const SavedQuery> savedQueries,
                                   std::span<const SavedQuery> derivedTags);

/// What the name at a column of a text may have meant, of all that this library knows
/// (core/query/editing/QuerySuggestion.h); empty where nothing is near.
std::string suggestionAt(std::string_view text, int column, const ClipLibrary& library);

struct DerivedTags
{
    std::vector<DerivedTag> tags; ///< their names are interned in the library
    std::vector<Error> errors;    ///< one for each that cannot be evaluated, with its name
};

/// The frames of the library's derived tags, each a tag of its vocabulary from here on.
DerivedTags derivedTags(ClipLibrary& library);

} // namespace tagline
