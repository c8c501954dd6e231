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
    Alone,     ///< those without it have the tag neither before nor after
    Start,     ///< those with it start the range earlier
    Stop,      ///< those with it stop the range later
    Gap,       ///< those without it have two ranges where the others have one
    Instances, ///< all have the frames, with other numbers of instances or other edges between them
    Values     ///< all have the same instances, with other values
};

/// Of more than two annotators, those without the tag count together. Expects a difference between them.
DifferenceKind kindOf(const AnnotatorDifference& difference, AnnotatorRefs annotators);
inline DifferenceKind kindOf(const AnnotatorDifference& difference, const std::vector<Annotator>& annotators)
{
    return kindOf(difference, refsTo(annotators));
}

} // namespace tagline
