#pragma once

// Timelines for tests: the one of the design picture, and a large one.

#include "widgets/timeline/TimelineContent.h"

namespace tagline::test {

/// One lane of a tag; the id is its place among tags.
TimelineLane tagLane(std::uint32_t tag, const QString& name, QColor colour, std::vector<FrameRange> ranges,
                     const QString& key = {});

/// Ten lanes, 540 frames at 120 a second: query, seven tags (Walk 0 … Bad 6), a property, keys.
TimelineContent designContent();

/// 36,000 frames with evenly spread ranges: `ranges` in all, over `lanes` tag lanes, and a query lane.
TimelineContent largeContent(int lanes, int ranges);

} // namespace tagline::test
