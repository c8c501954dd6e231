#pragma once

// WallRangePainter paints what lies over the strips of the wall about single ranges: those that are selected,
// the one under the mouse, and a drag.

#include "widgets/wall/WallPainter.h"
#include "widgets/wall/ranges/WallRangeDrag.h"

namespace tagline {

/// Those of one clip; `all` are in order of clip.
std::span<const RangeRef> rangesOfClip(std::span<const WallSelectedRanges> all, ClipId clip);

/// Borrowed during a call.
struct WallRangeScene
{
    const WallScene& wall;
    const WallInks& inks;
    std::span<const WallSelectedRanges> selected;
    const std::optional<WallRangeHit>& hovered;
    const WallRangeDrag* drag = nullptr; ///< while there is one
    TimeUnits units = TimeUnits::Frames;
};

void paintRanges(QPainter& painter, const WallRangeScene& scene, LabelCache& labels);

} // namespace tagline
