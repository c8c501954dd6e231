#pragma once

// DifferenceKind says what a difference of annotators is: a range that one alone has, an edge that is
// elsewhere, other instances of a counted tag on the same frames, or other values of these.
//
//   a   [0 ───── 10)          [20 ──── 30)
//   b      [3 ────── 12)
//       Start    Stop         Alone

#include "core/library/agreement/AnnotatorComparison.h"

#include <vector>

namespace tagline {

enum class DifferenceKind {
    Alone,     ///< who says no has the tag neither before nor after
    Start,     ///< who says yes starts the range earlier
    Stop,      ///< who says yes stops the range later
    Gap,       ///< who says no has two ranges where the other has one
    Instances, ///< all have the frames, in other numbers of instances or with edges of these elsewhere
    Values     ///< all have the same instances, with other values
};

/// Of more than two annotators, who say no count together. Expects a difference of these annotators.
DifferenceKind kindOf(const AnnotatorDifference& difference, AnnotatorRefs annotators);
inline DifferenceKind kindOf(const AnnotatorDifference& difference, const std::vector<Annotator>& annotators)
{
    return kindOf(difference, refsTo(annotators));
}

} // namespace tagline
