#pragma once

// WallRangeDrag is a range of the wall that is dragged: the timeline's gesture over one row.

#include "widgets/timeline/TimeUnits.h"
#include "widgets/timeline/gestures/TimelineGesture.h"
#include "widgets/wall/ranges/WallRanges.h"

#include <functional>

namespace tagline {

/// Whom the wall asks about the ranges of the open clip; without `content` no range is dragged.
struct WallRangeSource
{
    std::function<TimelineContent()> content; ///< its lanes, and all that drags snap to
    std::function<bool(TagId)> mayEdit;       ///< where a tag's ranges may not be edited it says why
    std::function<int()> newGesture;          ///< a number that no other gesture has
    std::function<bool()> isSnapping;
    std::function<TimeUnits()> units;
};

struct WallRangeDrag
{
    WallRangeHit hit; ///< what was pressed
    TimelineContent content;
    TimelineGesture gesture;
    int number = 0;                        ///< of the gesture
    std::vector<RangeRef> selectionBefore; ///< in the clip
    std::vector<RangeRef> selection = {};  ///< that moves with it
};

} // namespace tagline
