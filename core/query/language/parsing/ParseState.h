#pragma once

// ParseState is what the parser of queries carries along: the expression so far, how deep it is, what names
// were found to mean, and the arguments of the call that is being read.

#include "core/query/language/QueryNames.h"
#include "core/query/language/parsing/QueryParser.h"
#include "core/query/language/parsing/QueryPostfix.h"

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace tagline {

/// What the parsing of a query and of the saved queries in it share.
struct ParseState
{
    const QueryNames& names;
    QueryPostfix postfix = {}; ///< so far: operands are emitted before their operator
    int depth = 0;
    std::unordered_map<std::string, QueryMeaning> resolved = {}; ///< so that a name costs one look-up a query
    std::unordered_map<const SavedQuery*, QueryPostfix> expanded = {}; ///< queries by name parsed already
    std::vector<const SavedQuery*> expanding = {}; ///< those around this text, outermost first
};

/// What stood between the brackets of a function, besides its sets.
struct CallArguments
{
    std::size_t sets = 0; ///< how many
    std::vector<Duration> durations;
    std::vector<SignedDuration> bounds;
    std::uint32_t count = 1;
    std::uint64_t seed = 0;
    std::optional<QueryMeaning> tag; ///< of optional() none where there is no such tag
    MotionSignal signal = MotionSignal::Speed;
    std::optional<double> distance = {};
    std::string text; ///< a pattern, a group, a joint or an example
};

/// Counts a level of nesting while it lives.
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
