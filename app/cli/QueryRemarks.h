#pragma once

// QueryRemarks say on standard error what of a query may not be what was meant.

#include "core/library/ClipLibrary.h"
#include "core/query/language/QueryExpression.h"

namespace tagline {

/// Notes which names could have meant something else.
void noteDoubleMeanings(const QueryExpression& query, const ClipLibrary& library);
/// Notes which values no clip has, and which names could have meant something else.
void remarkOnQuery(const QueryExpression& query, const ClipLibrary& library);

} // namespace tagline
