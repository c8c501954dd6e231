#pragma once

// QueryFunctions lists the functions of the query language: their names, what they make and what they take.

#include "core/query/language/QueryElement.h"

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace tagline {

/// What can stand between the brackets of a function.
enum class QueryArgument : std::uint8_t {
    Set,      ///< a query
    Duration, ///< 5, 5f, 0.5s, 500ms
    Count,    ///< a whole number from 1
    Seed,     ///< a whole number
    Tag,      ///< the name of one tag
    Pattern,  ///< a text in quotes with * and ?
    Joint     ///< the name of a joint
};

struct QueryFunction
{
    std::string_view name;
    QueryOp op = QueryOp::None;
    std::string_view hint;                    ///< of its arguments: `q, duration`
    std::array<QueryArgument, 3> arguments{}; ///< the first `most` of them
    std::size_t least = 1;                    ///< how many must be given
    std::size_t most = 1;
    MotionSignal signal = MotionSignal::Speed; ///< of op Signal
};

/// All functions in order of name.
std::span<const QueryFunction> queryFunctions();
/// The function of that name; null where there is none. O(log functions).
const QueryFunction* findQueryFunction(std::string_view name);
/// The function that makes such an element; null for tags, properties, all, none and the operators.
const QueryFunction* functionOf(const QueryElement& element);
/// The nearest name of a function; empty where none is near.
std::string nearestFunction(std::string_view typed);
/// `head(q, duration)`
std::string signature(const QueryFunction& function);
/// Whether the function needs motion: signals and contact.
bool needsMotion(const QueryFunction& function);

} // namespace tagline
