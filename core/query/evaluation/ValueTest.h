#pragma once

// ValueTest is the test of a comparison in a query for authored values, of frames or of instances.
//
//   terrain == "gravel"     a value is that text
//   Punch.power > 2         an instance has a number by the name power, greater than 2
//
// A comparison with a value of another type than the literal, or of an instance without the value, is false,
// even for !=.

#include "core/query/language/QueryExpression.h"
#include "core/tags/index/InstanceIndex.h"
#include "core/tags/index/PropertyIndex.h"

namespace tagline {

/// The test of a Property or an InstanceValue of `query`: the value has the literal's type, and compares so
/// with it or matches its pattern.
PropertyIndex::Test valueTest(const QueryExpression& query, const QueryElement& term);

/// The test of instances for an InstanceValue of `query`.
InstanceIndex::Test instanceTest(const QueryExpression& query, const QueryElement& term);

} // namespace tagline
