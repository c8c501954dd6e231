#pragma once

// QueryRemarks print on standard error the parts of a query that may not mean what was intended.

#include "core/library/ClipLibrary.h"
#include "core/query/language/QueryExpression.h"

namespace tagline {

/// Prints the names that could have meant something else.
void noteDoubleMeanings(const QueryExpression& query, const ClipLibrary& library);
/// Prints the values that no clip has, and the names that could have meant something else.
void remarkOnQuery(const QueryExpression& query, const ClipLibrary& library);

} // namespace tagline
