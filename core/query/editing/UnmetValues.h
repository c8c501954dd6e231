#pragma once

// UnmetValues are values that a query compares properties of frames or values of instances with and that none
// of them has: it finds nothing there, mostly because a value is called otherwise.

#include "core/query/evaluation/QueryLibrary.h"
#include "core/query/language/QueryExpression.h"
#include "core/tags/sheet/PropertyValue.h"

#include <string>
#include <vector>

namespace tagline {

struct UnmetValue
{
    std::string property; ///< or a value of instances: `Punch.hand`
    PropertyValue value;
    /// Up to three existing values of the same type, the nearest first; may be empty.
    std::vector<PropertyValue> nearest;

    bool operator==(const UnmetValue&) const = default;
};

/// Of what is equal or not to a text or a number, in the order of the query, each once; the stages of clips
/// are known without any clip that is so far. O(ranges with a value of these properties + instances of these
/// tags).
std::vector<UnmetValue> unmetValues(const QueryExpression& query, const QueryLibrary& library);

/// The nearest ones as queries have them: `"test", "train"`; empty where there are none.
std::string nearestTexts(const UnmetValue& unmet);

} // namespace tagline
