#pragma once

// QueryFunctions finds the functions of the query language: what is written with brackets. Beside them, the
// operators and the words that stand for a set.

#include "core/query/language/QueryElement.h"
#include "core/query/language/QueryOperations.h"

#include <span>
#include <string>
#include <string_view>

namespace tagline {

/// All functions in order of name.
std::span<const QueryOperation> queryFunctions();
/// The function of that name; null if there is none. O(log functions).
const QueryOperation* findQueryFunction(std::string_view name);
/// The function that makes such an element; null for tags, properties, all, none and the operators.
const QueryOperation* functionOf(QueryOp op, MotionSignal signal = MotionSignal::Speed);
inline const QueryOperation* functionOf(const QueryElement& element)
{
    return functionOf(element.op(), element.signal());
}
/// The function, operator or word that is typed so: "head", "&" or "and", "all"; null if there is none.
const QueryOperation* findQueryOperation(std::string_view typed);
/// The nearest name of a function; empty if none is near.
std::string nearestFunction(std::string_view typed);
/// The names of the functions that count the instances of a counted tag, in order, with a text between.
std::string functionsOfInstances(std::string_view between);
/// `head(q, duration)`
std::string signature(const QueryOperation& function);
/// A function, operator or word as it is written: `head(q, duration)`, `a & b`, `~a`, `all`.
std::string notation(const QueryOperation& operation);

} // namespace tagline
