#include "widgets/timeline/gestures/TimelineMarquee.h"

#include "widgets/timeline/gestures/TimelineSelection.h"

namespace tagline {

namespace {

/// Whether a rectangle reaches a lane's bars from top to bottom.
bool reaches(const TimelineGeometry& geometry, const QRectF& rectangle, int lane)
{
    const double top = geometry.barTop(lane);
    return rectangle.top() <= top + geometry.barHeightOf(lane) && rectangle.bottom() >= top;
}

} // namespace

std::vector<RangeRef> rangesTouching(const TimelineContent& content, const TimelineGeometry& geometry,
                                     const QRectF& rectangle)
{
    const double first = geometry.frameAt(rectangle.left());
    const double last = geometry.frameAt(rectangle.right());
    std::vector<RangeRef> touched;
    for (std::size_t i = 0; i < content.lanes.size(); ++i) {
        const TimelineLane& lane = content.lanes[i];
        if (lane.kind != LaneKind::Tag || !reaches(geometry, rectangle, int(i))) continue;
        for (const FrameRange& range : rangesWithin(lane.ranges, first, last))
            touched.push_back({lane.tag, range});
    }
    return asSelection(std::move(touched));
}

} // namespace tagline
