#pragma once

// FunctionEvaluation answers the functions of a query on sets of a whole library, clip by clip.

#include "core/query/evaluation/CountedOperand.h"
#include "core/query/evaluation/TermEvaluation.h"
#include "core/query/language/QueryElement.h"

namespace tagline {

/// The answer of a function that goes clip by clip (isClipFunction). `b` is not looked at where the function
/// takes one set. Expects sets on the library's axis. Nothing is allocated for a clip: buffers grow to the
/// longest list of ranges and are used again. A function that sees instances (QueryOperation) goes by those
/// of `counted`, where it is given: what `a` is.
FrameSet evaluateFunction(const QueryElement& function, const FrameSet& a, const FrameSet& b,
                          const QueryLibrary& library, CountedOperand* counted = nullptr);

/// `count` ranges of the whole set: those that `drawn` (core/tags/matching/SeededDraw.h) picks of its ranges,
/// numbered in order of path, clip and start.
FrameSet evaluateRandom(std::uint32_t count, std::uint64_t seed, const FrameSet& of,
                        const QueryLibrary& library);

/// The frames at which some clip that was recorded together is in a set, in the clips of the scope; none in
/// clips without a take. Expects `of` to be known in their partners.
FrameSet evaluateWith(const FrameSet& of, const QueryLibrary& library, const ClipScope& scope);

} // namespace tagline
