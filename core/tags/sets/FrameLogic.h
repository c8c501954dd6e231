#pragma once

// FrameLogic answers what no operator says: which frames belong, told by a function of the caller's that
// sees, frame by frame, which of any number of sets have it.
//
//   contacts    A  # # . . # .
//               B  # . # . # .        at least two of three:
//               C  . # . . # #        # # . . # .

#include "core/tags/sets/FrameSet.h"

#include <functional>
#include <span>

namespace tagline {

/// Whether a frame belongs, from whether each set has it (in their order). The same from the same: it is
/// asked once for each case that may occur, not once a frame, where there are few sets.
using FrameLogic = std::function<bool(std::span<const bool>)>;

/// The frames of the axis for which the logic holds; those that are in no set are asked for as well. Expects
/// sets on this axis or on ones that it extends.
FrameSet framesWhere(std::span<const FrameSetView> sets, std::shared_ptr<const ClipAxis> axis,
                     const FrameLogic& logic);

} // namespace tagline
