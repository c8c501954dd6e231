#pragma once

// RangeMerge is the one kernel of set algebra on ranges: the intersection of two sorted sequences of runs.
//
// Boundaries read from the second element on are the set, read from the first on its complement (SetViews.h).
// With that, one intersection serves every operator:
//
//   A & B = A ∩ B          A - B = A ∩ ~B          A | B = ~(~A ∩ ~B)          ~A = all ∩ ~A

#include "core/tags/sets/SetViews.h"
#include "core/time/FrameRanges.h"

namespace tagline {

/// Room that the boundaries of a combination may need, closing ones and what is written ahead included.
constexpr std::size_t mostCombinedBoundaries(std::size_t rangesOfA, std::size_t rangesOfB)
{
    return 2 * (rangesOfA + rangesOfB) + 2 * closingBoundaries;
}

/// Writes the boundaries of the combination, closed, and returns how many they are. Expects room as above;
/// `out` is neither of the inputs.
std::size_t combineBoundaries(SetOperator op, const RangeSetView& a, const RangeSetView& b, AxisFrame* out);

} // namespace tagline
