#include "core/tags/sheet/TagEdits.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace tagline {
namespace {

/// The range brought into the clip, of at least one frame.
FrameRange clamped(FrameRange range, Frame clipFrames)
{
    const Frame start = std::clamp(range.start, 0, clipFrames - 1);
    return {start, std::clamp(range.stop, start + 1, clipFrames)};
}

std::vector<FrameRange> copied(std::span<const FrameRange> ranges) { return {ranges.begin(), ranges.end()}; }

bool holdsRange(const TagSheet& sheet, const RangeRef& ref)
{
    const auto ranges = sheet.ranges(ref.tag);
    return std::binary_search(ranges.begin(), ranges.end(), ref.range);
}

bool isBefore(const RangeRef& a, const RangeRef& b)
{
    return a.tag != b.tag ? a.tag < b.tag : a.range < b.range;
}

/// The references that name a range of the sheet, each once, in order of tag and range.
std::vector<RangeRef> present(const TagSheet& sheet, std::span<const RangeRef> refs)
{
    std::vector<RangeRef> found(refs.begin(), refs.end());
    std::sort(found.begin(), found.end(), isBefore);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    std::erase_if(found, [&](const RangeRef& ref) { return !holdsRange(sheet, ref); });
    return found;
}

/// Calls `function(tag, ranges)` for each tag of references that stand in order of tag.
template<class Function>
void forEachTag(std::span<const RangeRef> refs, Function function)
{
    std::vector<FrameRange> ranges;
    for (std::size_t i = 0; i < refs.size(); ++i) {
        ranges.push_back(refs[i].range);
        if (i + 1 < refs.size() && refs[i + 1].tag == refs[i].tag) continue;
        function(refs[i].tag, std::move(ranges));
        ranges.clear();
    }
}

/// Overlapping ranges made one; those that only touch stay apart.
std::vector<FrameRange> overlapsJoined(std::vector<FrameRange> ranges)
{
    std::sort(ranges.begin(), ranges.end());
    std::vector<FrameRange> joined;
    for (const FrameRange range : ranges) {
        if (!joined.empty() && range.start < joined.back().stop)
            joined.back().stop = std::max(joined.back().stop, range.stop);
        else
            joined.push_back(range);
    }
    return joined;
}

/// One range of the sheet given another extent.
TagSheet withExtent(const TagSheet& sheet, RangeRef range, FrameRange extent)
{
    return withRangesAdded(withRangesRemoved(sheet, {&range, 1}), range.tag, {extent});
}

} // namespace

TagSheet withRangesAdded(const TagSheet& sheet, TagId tag, std::vector<FrameRange> ranges)
{
    const auto there = sheet.ranges(tag);
    ranges.insert(ranges.end(), there.begin(), there.end());
    return sheet.withRanges(tag, overlapsJoined(std::move(ranges)));
}

TagSheet withRangeAdded(const TagSheet& sheet, TagId tag, FrameRange range, Frame clipFrames)
{
    return clipFrames > 0 ? withRangesAdded(sheet, tag, {clamped(range, clipFrames)}) : sheet;
}

TagSheet withRangesRemoved(const TagSheet& sheet, std::span<const RangeRef> ranges)
{
    TagSheet result = sheet;
    forEachTag(present(sheet, ranges), [&](TagId tag, std::vector<FrameRange> removed) {
        const auto lane = result.ranges(tag);
        std::vector<FrameRange> left;
        std::set_difference(lane.begin(), lane.end(), removed.begin(), removed.end(),
                            std::back_inserter(left));
        result = result.withRanges(tag, std::move(left));
    });
    return result;
}

TagSheet withFramesErased(const TagSheet& sheet, TagId tag, FrameRange range)
{
    const auto lane = sheet.ranges(tag);
    const auto isHit = [range](FrameRange there) { return there.overlaps(range); };
    if (std::none_of(lane.begin(), lane.end(), isHit)) return sheet;
    std::vector<FrameRange> left;
    for (const FrameRange there : lane) {
        if (!isHit(there)) {
            left.push_back(there);
            continue;
        }
        if (there.start < range.start) left.push_back({there.start, range.start});
        if (range.stop < there.stop) left.push_back({range.stop, there.stop});
    }
    return sheet.withRanges(tag, std::move(left));
}

TagSheet withEdgeMoved(const TagSheet& sheet, RangeRef range, Edge edge, Frame frame, Frame clipFrames)
{
    if (!holdsRange(sheet, range)) return sheet;
    FrameRange moved = range.range;
    switch (edge) {
    case Edge::Start:
        moved.start = std::clamp(frame, 0, moved.stop - 1);
        break;
    case Edge::Stop:
        moved.stop = std::clamp(frame, moved.start + 1, std::max(moved.start + 1, clipFrames));
        break;
    }
    return withExtent(sheet, range, moved);
}

TagSheet withRangesMoved(const TagSheet& sheet, std::span<const RangeRef> ranges, Frame by, Frame clipFrames)
{
    std::vector<RangeRef> moved = present(sheet, ranges);
    const Frame move = clampedMove(moved, by, clipFrames);
    TagSheet result = withRangesRemoved(sheet, moved);
    for (RangeRef& ref : moved) ref.range = ref.range.movedBy(move);
    forEachTag(moved, [&](TagId tag, std::vector<FrameRange> laid) {
        result = withRangesAdded(result, tag, std::move(laid));
    });
    return result;
}

TagSheet withRangeReplaced(const TagSheet& sheet, RangeRef range, FrameRange extent, Frame clipFrames)
{
    if (clipFrames <= 0 || !holdsRange(sheet, range)) return sheet;
    return withExtent(sheet, range, clamped(extent, clipFrames));
}

TagSheet withRangeSplit(const TagSheet& sheet, RangeRef range, Frame at)
{
    const bool isInside = range.range.start < at && at < range.range.stop;
    if (!isInside || !holdsRange(sheet, range)) return sheet;
    std::vector<FrameRange> lane = copied(sheet.ranges(range.tag));
    std::erase(lane, range.range);
    lane.push_back({range.range.start, at});
    lane.push_back({at, range.range.stop});
    return sheet.withRanges(range.tag, std::move(lane));
}

TagSheet withRangesRetagged(const TagSheet& sheet, std::span<const RangeRef> ranges, TagId tag)
{
    std::vector<RangeRef> moved = present(sheet, ranges);
    std::erase_if(moved, [tag](const RangeRef& ref) { return ref.tag == tag; });
    std::vector<FrameRange> laid;
    for (const RangeRef& ref : moved) laid.push_back(ref.range);
    return withRangesAdded(withRangesRemoved(sheet, moved), tag, std::move(laid));
}

Frame clampedMove(std::span<const RangeRef> ranges, Frame by, Frame clipFrames)
{
    if (ranges.empty()) return 0;
    Frame first = std::numeric_limits<Frame>::max();
    Frame last = 0;
    for (const RangeRef& ref : ranges) {
        first = std::min(first, ref.range.start);
        last = std::max(last, ref.range.stop);
    }
    return std::clamp(by, -std::max(first, 0), std::max(clipFrames - last, 0));
}

TagSheet withSingleFrames(const TagSheet& sheet, TagId tag)
{
    const auto authored = sheet.ranges(tag);
    if (std::all_of(authored.begin(), authored.end(), [](FrameRange range) { return range.length() == 1; }))
        return sheet;
    std::vector<FrameRange> points;
    for (const FrameRange range : authored) points.push_back({range.start, range.start + 1});
    return sheet.withRanges(tag, std::move(points));
}

} // namespace tagline
