#pragma once

// WallRangeDrag is the drag of a range on the wall: the timeline's gesture over one row.

#include "widgets/timeline/TimeUnits.h"
#include "widgets/timeline/gestures/TimelineGesture.h"
#include "widgets/wall/ranges/WallRanges.h"

#include <functional>

namespace tagline {

/// Functions that supply the ranges of the open clip; without `content` ranges cannot be dragged.
struct WallRangeSource
{
    std::function<TimelineContent()> content; ///< its lanes, and all snap targets
    std::function<bool(TagId)> mayEdit;       ///< false, with the reason shown, if a tag is not editable
    std::function<int()> newGesture;          ///< returns a unique gesture number
    std::function<bool()> isSnapping;
    std::function<TimeUnits()> units;
};

struct WallRangeDrag
{
    WallRangeHit hit; ///< the pressed range
    TimelineContent content;
    TimelineGesture gesture;
    int number = 0;                        ///< of the gesture
    std::vector<RangeRef> selectionBefore; ///< in the clip
    std::vector<RangeRef> selection = {};  ///< ranges that move with it
};

} // namespace tagline
