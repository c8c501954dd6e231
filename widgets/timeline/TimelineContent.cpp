#include "widgets/timeline/TimelineContent.h"

#include <algorithm>

namespace tagline {

int laneOf(const TimelineContent& content, TagId tag)
{
    const auto hasTag = [tag](const TimelineLane& lane) {
        return lane.kind == LaneKind::Tag && lane.tag == tag;
    };
    const auto found = std::find_if(content.lanes.begin(), content.lanes.end(), hasTag);
    return found == content.lanes.end() ? -1 : int(found - content.lanes.begin());
}

std::span<const FrameRange> rangesWithin(std::span<const FrameRange> ranges, double first, double last)
{
    const auto begin = std::partition_point(ranges.begin(), ranges.end(),
                                            [first](FrameRange range) { return range.stop < first; });
    const auto end =
        std::partition_point(begin, ranges.end(), [last](FrameRange range) { return range.start <= last; });
    return {begin, end};
}

} // namespace tagline
