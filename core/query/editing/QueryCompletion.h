#pragma once

// QueryCompletion offers what could stand at the cursor of a query that is being typed.

#include "core/query/language/QueryNames.h"
#include "core/query/language/parsing/QueryToken.h"

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
    /// Of a Function: `head(q, duration)`; of a tag that was found by a synonym: that synonym.
    std::string hint = {};

    bool operator==(const QueryCompletion&) const = default;
};

struct QueryCompletions
{
    std::size_t begin = 0; ///< the typed part that an item replaces, in byte offsets
    std::size_t end = 0;
    std::vector<QueryCompletion> items; ///< best first
    /// The typed part is one of the items as it is, or the last part of one tag alone: no need to offer them
    /// unasked.
    bool isComplete = false;

    bool operator==(const QueryCompletions&) const = default;
};

/// What could replace the name before the cursor, in any case of letters: tags whose full name or synonym
/// begins so, then those one of whose words does, then properties, keywords and functions that begin so;
/// where there is none of all these, what has the typed letters in the middle of a word. A name that is only
/// a namespace is not offered. Between the brackets of a signal joints, of group() groups, where a signal
/// must stand signals, after "@" saved queries, after a comparison with a property that can be true or false
/// those two, and with one of known values these; behind a counted tag and a dot the values of its instances,
/// and after a comparison with one the texts that they have. Without a typed part everything is offered where
/// a term can stand, and operator words where one cannot. Nothing inside a number or where one must stand.
/// Functions that ask for motion only where `names` has signals. Expects cursor ≤ text.size().
QueryCompletions completions(std::string_view text, std::size_t cursor, const QueryNames& names);
QueryCompletions completions(std::string_view text, std::size_t cursor, const TagVocabulary& vocabulary,
                             std::span<const SavedQuery> savedQueries = {});

} // namespace tagline
