#pragma once

// ParseState is the state of the query parser: the expression so far, its depth, the resolved names, and the
// arguments of the call that is being read.

#include "core/query/language/QueryNames.h"
#include "core/query/language/parsing/QueryParser.h"
#include "core/query/language/parsing/QueryPostfix.h"

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace tagline {

/// The state shared by the parsers of a query and of the saved queries in it.
struct ParseState
{
    const QueryNames& names;
    QueryPostfix postfix = {}; ///< so far: operands come before their operator
    int depth = 0;
    std::unordered_map<std::string, QueryMeaning> resolved = {};       ///< one look-up per name and query
    std::unordered_map<const SavedQuery*, QueryPostfix> expanded = {}; ///< named queries parsed already
    std::vector<const SavedQuery*> expanding = {}; ///< named queries around this text, outermost first
};

/// The arguments of a call in a text.
struct ReadArguments : CallArguments
{
    const SavedQuery* derived = nullptr; ///< a live tag in place of a tag
};

/// Adds levels of nesting during its lifetime.
class Nesting
{
public:
    Nesting(int& depth, int levels)
        : m_depth(depth)
        , m_levels(levels)
    {
        m_depth += m_levels;
    }
    ~Nesting() { m_depth -= m_levels; }
    Nesting(const Nesting&) = delete;
    Nesting& operator=(const Nesting&) = delete;

    bool isTooDeep() const { return m_depth > QueryLimits::depth; }

private:
    int& m_depth;
    int m_levels;
};

} // namespace tagline
