#pragma once

// QueryCompletion offers what could stand at the cursor of a query that is being typed.

#include "core/query/QueryToken.h"
#include "core/query/SavedQuery.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

struct QueryCompletion
{
    std::string text; ///< what replaces the typed part; quoted where it needs quotes
    QueryTokenKind kind = QueryTokenKind::Name;
    std::optional<TagId> tag; ///< of a Name: for its colour and its frame count

    bool operator==(const QueryCompletion&) const = default;
};

struct QueryCompletions
{
    std::size_t begin = 0; ///< the typed part that an item replaces, in byte offsets
    std::size_t end = 0;
    std::vector<QueryCompletion> items; ///< best first

    bool operator==(const QueryCompletions&) const = default;
};

/// What could replace the name before the cursor: tags whose full name or one of whose parts begins so, then
/// tags that contain it, in any case of letters; then keywords and functions, or saved queries after "@".
/// Without a typed part everything is offered where a term can stand, and operator words where one cannot.
/// Nothing inside a number. Expects cursor ≤ text.size().
QueryCompletions completions(std::string_view text, std::size_t cursor, const TagVocabulary& vocabulary,
                             std::span<const SavedQuery> savedQueries = {});

} // namespace tagline
