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

int rowCount(const TimelineContent& content, int lane)
{
    const auto& lanes = content.lanes;
    const auto first = lanes.begin() + lane;
    const auto isOther = [first](const TimelineLane& each) {
        return each.kind != LaneKind::Tag || each.tag != first->tag;
    };
    return int(std::find_if(first, lanes.end(), isOther) - first);
}

bool isRow(const TimelineContent& content, int lane)
{
    const TimelineLane& shown = content.lanes[std::size_t(lane)];
    return shown.kind == LaneKind::Tag && (shown.isPart || rowCount(content, lane) > 1);
}

int laneOf(const TimelineContent& content, const RangeRef& ref)
{
    const int first = laneOf(content, ref.tag);
    if (first < 0) return first;
    for (int row = first; row < first + rowCount(content, first); ++row) {
        const auto& ranges = content.lanes[std::size_t(row)].ranges;
        if (std::binary_search(ranges.begin(), ranges.end(), ref.range)) return row;
    }
    return first;
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
