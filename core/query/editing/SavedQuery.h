#pragma once

// SavedQuery is a query that has a name: a saved one, which others use as `@name`, or that of a derived tag,
// which others use by its name alone.

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
    std::vector<ExtraKey> extra = {}; ///< what other programs say of it in the library file

    bool operator==(const SavedQuery&) const = default;
};

/// The query of that name gets the text; a new one at the end where there is none.
void setQuery(std::vector<SavedQuery>& queries, std::string_view name, std::string text);
/// The text with new names of saved queries (by their former ones) wherever it says `@former`; all else as it
/// is written, also where it cannot be read.
std::string withSavedQueriesRenamed(std::string text, const std::map<std::string, std::string>& names);
/// Whether the text says `@name`.
bool namesSavedQuery(std::string_view text, std::string_view name);

} // namespace tagline
