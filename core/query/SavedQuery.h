#pragma once

// SavedQuery is a query that has a name, so that others can use it as `@name`.

#include <string>

namespace tagline {

struct SavedQuery
{
    std::string name; ///< without the "@"
    std::string text; ///< in the query language

    bool operator==(const SavedQuery&) const = default;
};

} // namespace tagline
