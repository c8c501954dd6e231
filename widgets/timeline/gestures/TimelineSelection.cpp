#include "widgets/timeline/gestures/TimelineSelection.h"

#include <algorithm>
#include <iterator>
#include <span>

namespace tagline {

namespace {

/// The range of a tag's lane, or of one of its rows, that takes the place of a selected one; none where they
/// share no frame.
const FrameRange* successor(std::span<const TimelineLane> rows, FrameRange selected)
{
    const FrameRange* best = nullptr;
    for (const TimelineLane& lane : rows)
        for (const FrameRange& range : rangesWithin(lane.ranges, selected.start, selected.stop)) {
            if (range == selected) return &range;
            const Frame shared = range.intersected(selected).length();
            if (shared > (best ? best->intersected(selected).length() : 0)) best = &range;
        }
    return best;
}

} // namespace

bool comesBefore(const RangeRef& a, const RangeRef& b)
{
    return a.tag != b.tag ? a.tag < b.tag : a.range < b.range;
}

std::vector<RangeRef> asSelection(std::vector<RangeRef> refs)
{
    std::sort(refs.begin(), refs.end(), comesBefore);
    refs.erase(std::unique(refs.begin(), refs.end()), refs.end());
    return refs;
}

bool isSelected(std::span<const RangeRef> selection, const RangeRef& ref)
{
    return std::binary_search(selection.begin(), selection.end(), ref, comesBefore);
}

std::span<const RangeRef> selectedOf(std::span<const RangeRef> selection, TagId tag)
{
    const auto begin = std::partition_point(selection.begin(), selection.end(),
                                            [tag](const RangeRef& ref) { return ref.tag < tag; });
    const auto end =
        std::partition_point(begin, selection.end(), [tag](const RangeRef& ref) { return ref.tag == tag; });
    return {begin, end};
}

std::vector<RangeRef> withAdded(std::span<const RangeRef> selection, const RangeRef& ref)
{
    return united(selection, std::span(&ref, 1));
}

std::vector<RangeRef> withToggled(std::span<const RangeRef> selection, const RangeRef& ref)
{
    if (!isSelected(selection, ref)) return withAdded(selection, ref);
    std::vector<RangeRef> rest;
    std::copy_if(selection.begin(), selection.end(), std::back_inserter(rest),
                 [&ref](const RangeRef& other) { return other != ref; });
    return rest;
}

std::vector<RangeRef> united(std::span<const RangeRef> a, std::span<const RangeRef> b)
{
    std::vector<RangeRef> both(a.begin(), a.end());
    both.insert(both.end(), b.begin(), b.end());
    return asSelection(std::move(both));
}

std::vector<RangeRef> resolved(std::span<const RangeRef> selection, const TimelineContent& content)
{
    std::vector<RangeRef> found;
    int lane = -1;
    for (const RangeRef& ref : selection) {
        if (found.empty() || lane < 0 || content.lanes[std::size_t(lane)].tag != ref.tag)
            lane = laneOf(content, ref.tag);
        if (lane < 0) continue;
        const auto rows =
            std::span(content.lanes).subspan(std::size_t(lane), std::size_t(rowCount(content, lane)));
        if (const FrameRange* range = successor(rows, ref.range)) found.push_back({ref.tag, *range});
    }
    return asSelection(std::move(found));
}

} // namespace tagline
