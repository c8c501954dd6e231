#pragma once

// QueryCompletion offers completions at the cursor of a query that is being typed.

#include "core/query/language/QueryNames.h"
#include "core/query/language/parsing/QueryToken.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

struct QueryCompletion
{
    std::string text; ///< replacement of the typed part; in quotes if it needs them
    QueryTokenKind kind = QueryTokenKind::Name;
    std::optional<TagId> tag; ///< of a Name: for its colour and its frame count
    /// Of a Function: `head(q, duration)`; of a tag that was found by a synonym: the synonym.
    std::string hint = {};

    bool operator==(const QueryCompletion&) const = default;
};

struct QueryCompletions
{
    std::size_t begin = 0; ///< byte offsets of the typed part, which an item replaces
    std::size_t end = 0;
    std::vector<QueryCompletion> items; ///< best first
    /// The typed part equals one of the items, or the last part of exactly one tag: completions need not pop
    /// up.
    bool isComplete = false;

    bool operator==(const QueryCompletions&) const = default;
};

/// Completions for the name before the cursor, in any case of letters: tags whose full name or synonym begins
/// with it, then those with a word that does, then properties, keywords and functions that begin with it; if
/// there are none, names with the letters inside a word. A name that is only a namespace is not offered.
/// Joints are offered in the brackets of a signal, groups in group(), signals where only these can stand,
/// saved queries after "@", true and false after a comparison with a boolean property, the known values after
/// one with others; after a counted tag and a dot the values of its instances, after a comparison with such a
/// value its texts. Without a typed part: all terms where a term can stand, else operator words. Nothing in a
/// number or where one must stand. Functions of motion only if `names` has signals. Expects cursor ≤
/// text.size().
QueryCompletions completions(std::string_view text, std::size_t cursor, const QueryNames& names);
QueryCompletions completions(std::string_view text, std::size_t cursor, const TagVocabulary& vocabulary,
                             std::span<const SavedQuery> savedQueries = {});

} // namespace tagline
