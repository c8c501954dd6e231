#pragma once

// Marquee: the ranges that a rubber band touches.

#include "widgets/timeline/TimelineGeometry.h"

#include <vector>

namespace tagline {

/// The ranges of tag lanes whose bars share a point with a rectangle in widget coordinates, as a selection.
std::vector<RangeRef> rangesTouching(const TimelineContent& content, const TimelineGeometry& geometry,
                                     const QRectF& rectangle);

} // namespace tagline
