#pragma once

// PlacedFigure makes a figure that turns its joints of an array that says where they are: frames × joints
// × 3.
//
//   places of a joint's children ──▶ the turn that brings the bones at rest to where they are
//   at rest: the frame in which a person stands best, with each bone as long as it is on average

#include "core/import/arrays/JointTree.h"
#include "core/import/arrays/NpyArray.h"
#include "core/import/model/RepairList.h"
#include "core/import/model/SampledFigure.h"

#include <optional>

namespace tagline {

/// Every joint is where the array says, and turns with its bones: the longest of them sets its direction, the
/// others how it is twisted; where there are none, it is twisted as its parent. Without a tree, as many
/// joints as a body of the SMPL family has (22, 24, 52, 55) are taken for one if their bones keep their
/// lengths, which is said as a repair; else the array is refused.
/// Codes: import.bad-shape, import.not-finite, import.no-parents, import.wrong-parents.
Result<SampledFigure> placedFigure(const NpyArray& places, const std::optional<JointTree>& tree,
                                   RepairList& repairs);

} // namespace tagline
