#pragma once

// QueryEvaluation answers a query: the frames of every clip for which it holds.

#include "core/query/QueryExpression.h"
#include "core/tags/TagIndex.h"

namespace tagline {

/// The answer in numbers.
using QueryTotals = RangeTotals;

/// The frames that the query holds for: canonical, within the clips' frames, clips without a range absent.
/// Reads only its arguments, so that it can run on another thread on a copy of the index.
FrameSet evaluate(const QueryExpression& query, const TagIndex& index, const TagVocabulary& vocabulary);

} // namespace tagline
