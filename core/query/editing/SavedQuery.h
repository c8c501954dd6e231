#pragma once

// SavedQuery is a query with a name: a saved query, which others use as `@name`, or the query of a derived
// tag, which others use by its name alone.

#include "core/support/ExtraKey.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

struct SavedQuery
{
    std::string name;                 ///< without the "@"
    std::string text;                 ///< in the query language
    std::vector<ExtraKey> extra = {}; ///< keys of other programs in the library file

    bool operator==(const SavedQuery&) const = default;
};

/// Sets the text of the query of that name; appends a new query if there is none.
void setQuery(std::vector<SavedQuery>& queries, std::string_view name, std::string text);
/// The text with saved queries renamed (by their former names) at each `@former`; all else is unchanged, also
/// in text with errors.
std::string withSavedQueriesRenamed(std::string text, const std::map<std::string, std::string>& names);
/// Whether the text contains `@name`.
bool namesSavedQuery(std::string_view text, std::string_view name);

} // namespace tagline
