#pragma once

// SavedQuery is a query that has a name, so that others can use it as `@name`.

#include <map>
#include <string>
#include <string_view>

namespace tagline {

struct SavedQuery
{
    std::string name; ///< without the "@"
    std::string text; ///< in the query language

    bool operator==(const SavedQuery&) const = default;
};

/// The text with new names of saved queries (by their former ones) wherever it says `@former`; all else as it
/// is written, also where it cannot be read.
std::string withSavedQueriesRenamed(std::string text, const std::map<std::string, std::string>& names);
/// Whether the text says `@name`.
bool namesSavedQuery(std::string_view text, std::string_view name);

} // namespace tagline
