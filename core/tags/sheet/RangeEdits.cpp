#include "core/tags/sheet/RangeEdits.h"

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

bool holds(const TagSheet& sheet, const RangeRef& ref)
{
    const auto ranges = sheet.ranges(ref.tag);
    return std::binary_search(ranges.begin(), ranges.end(), ref.range);
}

std::vector<FrameRange> replaced(std::span<const FrameRange> ranges, FrameRange from, FrameRange to)
{
    std::vector<FrameRange> result(ranges.begin(), ranges.end());
    std::replace(result.begin(), result.end(), from, to);
    return result;
}

/// A frame of the copies in its new place, kept within what a Frame holds.
Frame placedFrame(Frame frame, const Placement& placement)
{
    const double place = placement.to + (double(frame) - placement.from) * placement.scale;
    return Frame(std::lround(std::clamp(place, -1e9, 1e9)));
}

} // namespace

TagSheet withBoundaryMoved(const TagSheet& sheet, RangeRef left, RangeRef right, Frame to)
{
    if (!holds(sheet, left) || !holds(sheet, right)) return sheet;
    const Frame at = std::clamp(to, left.range.start + 1, right.range.stop - 1);
    const TagSheet moved =
        sheet.withRanges(left.tag, replaced(sheet.ranges(left.tag), left.range, {left.range.start, at}));
    return moved.withRanges(right.tag,
                            replaced(moved.ranges(right.tag), right.range, {at, right.range.stop}));
}

TagSheet withRangesMerged(const TagSheet& sheet, std::span<const RangeRef> ranges)
{
    TagSheet merged = sheet;
    std::vector<RangeRef> rest(ranges.begin(), ranges.end());
    std::erase_if(rest, [&](const RangeRef& ref) { return !holds(sheet, ref); });
    while (!rest.empty()) {
        const TagId tag = rest.front().tag;
        FrameRange whole = rest.front().range;
        for (const RangeRef& ref : rest)
            if (ref.tag == tag)
                whole = {std::min(whole.start, ref.range.start), std::max(whole.stop, ref.range.stop)};
        std::erase_if(rest, [tag](const RangeRef& ref) { return ref.tag == tag; });
        merged = withRangesAdded(merged, tag, {whole});
    }
    return merged;
}

TagSheet withGapsClosed(const TagSheet& sheet, TagId tag, FrameRange within, Frame widest)
{
    std::vector<FrameRange> closed;
    for (const FrameRange range : sheet.ranges(tag)) {
        const bool joins = !closed.empty() && closed.back().overlaps(within) && range.overlaps(within) &&
                           range.start - closed.back().stop <= widest;
        if (joins)
            closed.back().stop = range.stop;
        else
            closed.push_back(range);
    }
    return closed.size() == sheet.ranges(tag).size() ? sheet : sheet.withRanges(tag, std::move(closed));
}

PlacedRanges placedRanges(std::span<const RangeRef> copies, Placement placement, Frame clipFrames)
{
    PlacedRanges result;
    for (const RangeRef& copy : copies) {
        const Frame start = placedFrame(copy.range.start, placement);
        const FrameRange wanted{start, std::max(start + 1, placedFrame(copy.range.stop, placement))};
        const FrameRange inside = wanted.intersected({0, clipFrames});
        if (!inside.isEmpty()) result.placed.push_back({copy.tag, inside});
        if (inside != wanted) result.outside.push_back({copy.tag, wanted});
    }
    return result;
}

} // namespace tagline
