#pragma once

// LibraryQueries evaluates the queries of a whole library: texts that the user writes, and tags that are
// derived from queries.

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

/// Parses a query for this library: its tags, saved queries, properties and joints are known by name (any
/// name is a joint's as long as no model is loaded). Errors as of parseQuery
/// (core/query/language/parsing/QueryParser.h).
Result<QueryExpression> parseQuery(std::string_view text, const ClipLibrary& library);

/// Parses a query with these saved queries and derived tags instead of the library's.
Result<QueryExpression> parseQuery(std::string_view text, const ClipLibrary& library,
                                   std::span<const SavedQuery> savedQueries,
                                   std::span<const SavedQuery> derivedTags);

/// The closest known name to the one at a column of a text, of all names in this library
/// (core/query/editing/QuerySuggestion.h); empty if none is close.
std::string suggestionAt(std::string_view text, int column, const ClipLibrary& library);

struct DerivedTags
{
    std::vector<DerivedTag> tags; ///< their names are interned in the library
    std::vector<Error> errors;    ///< one for each that cannot be evaluated, with its name
};

/// The frames of the library's derived tags, each a tag of its vocabulary from here on.
DerivedTags derivedTags(ClipLibrary& library);

} // namespace tagline
