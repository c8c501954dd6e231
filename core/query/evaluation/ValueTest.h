#pragma once

// ValueTest is what a comparison in a query asks of the values that people gave, to frames or to instances.
//
//   terrain == "gravel"     a value is that text
//   Punch.power > 2         an instance has a number by the name power, greater than 2
//
// A value of another type than the literal compares with nothing, and so does an instance without the value:
// neither holds, not even for !=.

#include "core/query/language/QueryExpression.h"
#include "core/tags/index/InstanceIndex.h"
#include "core/tags/index/PropertyIndex.h"

namespace tagline {

/// What a value must be, by a Property or an InstanceValue of `query`: of the literal's type, and compare so
/// with it or have its pattern.
PropertyIndex::Test valueTest(const QueryExpression& query, const QueryElement& term);

/// Which instances an InstanceValue of `query` asks for.
InstanceIndex::Test instanceTest(const QueryExpression& query, const QueryElement& term);

} // namespace tagline
