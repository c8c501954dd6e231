#pragma once

// InstanceRows are the lanes of counted tags on the timeline: as many rows, one below the other, as instances
// overlap.

#include "core/tags/sheet/TagSheet.h"
#include "widgets/timeline/TimelineContent.h"

namespace tagline {

/// Gives the lane of each counted tag its instances, with their values as texts, and rows below it.
void addInstanceRows(TimelineContent& content, const TagSheet& sheet);

} // namespace tagline
