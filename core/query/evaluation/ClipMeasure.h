#pragma once

// ClipMeasure answers the functions of a query that measure a set in each clip: whole clips by how much of it
// they have, and its ranges by what a signal comes to over them.
//
//   Run                      ..####....##..      speed()   ..1234....56..
//   count(Run) == 2          ##############
//   coverage(Run) >= 0.5     ..............      6 of 14 frames
//   mean(Run, speed()) > 3   ..........##..      2.5 and 5.5

#include "core/query/evaluation/CountedOperand.h"
#include "core/query/evaluation/TermEvaluation.h"
#include "core/query/language/QueryExpression.h"

namespace tagline {

/// The answer of a count(), coverage(), seconds(), mean(), min() or max() of `query` (isMeasure) in the clips
/// of the scope. Expects `of`, the function's set, on the library's axis.
///
/// A clip without a frame of the set counts 0 ranges, frames and seconds; a clip of no frames is in no
/// answer. Seconds are frames times the length of one at the clip's rate, as in longer(q, 3s). Values of a
/// signal that are not numbers are left out; a range without any other, and a clip without the joint or
/// without motion, is not in the answer. count() goes by the instances of `counted`, where it is given: what
/// `of` is.
FrameSet evaluateMeasure(const QueryExpression& query, const QueryElement& function, const FrameSet& of,
                         const QueryLibrary& library, const ClipScope& scope = {},
                         CountedOperand* counted = nullptr);

} // namespace tagline
