#include "core/tags/sheet/TagEdits.h"

#include "core/tags/sheet/RangeEdits.h"

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
    return holdsExtent(sheet.instances(ref.tag), ref.range) ||
           std::binary_search(ranges.begin(), ranges.end(), ref.range);
}

bool isBefore(const RangeRef& a, const RangeRef& b)
{
    return a.tag != b.tag ? a.tag < b.tag : a.range < b.range;
}

/// Whether the reference names instances by their extent.
bool namesInstances(const TagSheet& sheet, const RangeRef& ref)
{
    return holdsExtent(sheet.instances(ref.tag), ref.range);
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

auto firstEndingAfter(std::span<const FrameRange> ranges, Frame frame)
{
    return std::ranges::upper_bound(ranges, frame, {}, &FrameRange::stop);
}

/// Calls `function(part)` for what erased ranges, which are in order and apart, leave of a range.
template<class Function>
void forEachPartLeft(FrameRange range, std::span<const FrameRange> erased, Function function)
{
    for (auto gone = firstEndingAfter(erased, range.start); gone != erased.end() && gone->start < range.stop;
         ++gone) {
        if (gone->start > range.start) function(FrameRange{range.start, gone->start});
        range.start = std::min(gone->stop, range.stop);
    }
    if (!range.isEmpty()) function(range);
}

/// The instances of a tag, changed one by one.
template<class Change>
TagSheet withEachInstance(const TagSheet& sheet, TagId tag, Change change)
{
    std::vector<TagInstance> changed;
    for (const TagInstance& instance : sheet.instances(tag)) change(instance, changed);
    return sheet.withInstances(tag, std::move(changed));
}

/// One range of the sheet given another extent.
TagSheet withExtent(const TagSheet& sheet, RangeRef range, FrameRange extent)
{
    if (!sheet.isCounted(range.tag))
        return withRangesAdded(withRangesRemoved(sheet, {&range, 1}), range.tag, {extent});
    if (!namesInstances(sheet, range)) {
        std::vector<FrameRange> lane = copied(sheet.ranges(range.tag));
        std::replace(lane.begin(), lane.end(), range.range, extent);
        return sheet.withRanges(range.tag, overlapsJoined(std::move(lane)));
    }
    return withEachInstance(sheet, range.tag, [&](const TagInstance& each, std::vector<TagInstance>& out) {
        out.push_back({each.range == range.range ? extent : each.range, each.values});
    });
}

} // namespace

std::vector<RangeRef> namedRanges(const TagSheet& sheet, std::span<const RangeRef> refs)
{
    std::vector<RangeRef> found;
    for (const RangeRef& ref : refs) {
        if (!holdsRange(sheet, ref)) continue;
        if (!sheet.isCounted(ref.tag) || namesInstances(sheet, ref)) {
            found.push_back(ref);
            continue;
        }
        const auto instances = sheet.instances(ref.tag);
        const auto startOf = [](const TagInstance& each) { return each.range.start; };
        for (auto each = std::ranges::lower_bound(instances, ref.range.start, {}, startOf);
             each != instances.end() && each->range.start < ref.range.stop; ++each)
            if (ref.range.covers(each->range)) found.push_back({ref.tag, each->range});
    }
    std::sort(found.begin(), found.end(), isBefore);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

TagSheet withRangesAdded(const TagSheet& sheet, TagId tag, std::vector<FrameRange> ranges)
{
    if (sheet.isCounted(tag)) {
        std::vector<TagInstance> all = instancesOf(ranges);
        all.insert(all.end(), sheet.instances(tag).begin(), sheet.instances(tag).end());
        return sheet.withInstances(tag, std::move(all));
    }
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
    forEachTag(namedRanges(sheet, ranges), [&](TagId tag, std::vector<FrameRange> removed) {
        if (result.isCounted(tag)) {
            result =
                withEachInstance(result, tag, [&](const TagInstance& each, std::vector<TagInstance>& out) {
                    if (!std::binary_search(removed.begin(), removed.end(), each.range)) out.push_back(each);
                });
            return;
        }
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
    return withFramesErased(sheet, tag, FrameRanges::canonical({range}));
}

TagSheet withFramesErased(const TagSheet& sheet, TagId tag, const FrameRanges& erased)
{
    const auto lane = sheet.ranges(tag);
    const auto isHit = [&](FrameRange there) {
        const auto gone = firstEndingAfter(erased.span(), there.start);
        return gone != erased.span().end() && gone->start < there.stop;
    };
    if (std::none_of(lane.begin(), lane.end(), isHit)) return sheet;
    if (sheet.isCounted(tag))
        return withEachInstance(sheet, tag, [&](const TagInstance& each, std::vector<TagInstance>& out) {
            forEachPartLeft(each.range, erased.span(), [&](FrameRange part) {
                out.push_back({part, each.values});
            });
        });
    std::vector<FrameRange> left;
    for (const FrameRange there : lane)
        forEachPartLeft(there, erased.span(), [&](FrameRange part) { left.push_back(part); });
    return sheet.withRanges(tag, std::move(left));
}

TagSheet withEdgeMoved(const TagSheet& sheet, RangeRef range, Edge edge, Frame frame, Frame clipFrames)
{
    if (!holdsRange(sheet, range)) return sheet;
    return withExtent(sheet, range, withEdgeAt(range.range, edge, frame, clipFrames));
}

TagSheet withRangesMoved(const TagSheet& sheet, std::span<const RangeRef> ranges, Frame by, Frame clipFrames)
{
    std::vector<RangeRef> moved = namedRanges(sheet, ranges);
    const Frame move = clampedMove(moved, by, clipFrames);
    std::vector<RangeRef> plain = moved;
    std::erase_if(plain, [&](const RangeRef& ref) { return sheet.isCounted(ref.tag); });
    TagSheet result = withRangesRemoved(sheet, plain);
    forEachTag(moved, [&](TagId tag, std::vector<FrameRange> laid) {
        if (result.isCounted(tag)) {
            result =
                withEachInstance(result, tag, [&](const TagInstance& each, std::vector<TagInstance>& out) {
                    const bool isMoved = std::binary_search(laid.begin(), laid.end(), each.range);
                    out.push_back({each.range.movedBy(isMoved ? move : 0), each.values});
                });
            return;
        }
        for (FrameRange& range : laid) range = range.movedBy(move);
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
    if (namesInstances(sheet, range))
        return withEachInstance(sheet, range.tag, [&](const TagInstance& each, auto& out) {
            const bool isSplit = each.range == range.range;
            out.push_back({{each.range.start, isSplit ? at : each.range.stop}, each.values});
            if (isSplit) out.push_back({{at, each.range.stop}, each.values});
        });
    std::vector<FrameRange> lane = copied(sheet.ranges(range.tag));
    std::erase(lane, range.range);
    lane.push_back({range.range.start, at});
    lane.push_back({at, range.range.stop});
    return sheet.withRanges(range.tag, std::move(lane));
}

TagSheet withRangesRetagged(const TagSheet& sheet, std::span<const RangeRef> ranges, TagId tag)
{
    std::vector<RangeRef> moved = namedRanges(sheet, ranges);
    std::erase_if(moved, [tag](const RangeRef& ref) { return ref.tag == tag; });
    const auto isFromCounted = [&](const RangeRef& ref) { return sheet.isCounted(ref.tag); };
    if (sheet.isCounted(tag) || (sheet.ranges(tag).empty() && std::ranges::any_of(moved, isFromCounted))) {
        std::vector<TagInstance> all(sheet.instances(tag).begin(), sheet.instances(tag).end());
        for (const RangeRef& ref : moved) {
            if (!isFromCounted(ref)) all.push_back({ref.range});
            for (const TagInstance& each : instancesOfExtent(sheet.instances(ref.tag), ref.range))
                all.push_back(each);
        }
        return withRangesRemoved(sheet, moved).withInstances(tag, std::move(all));
    }
    std::vector<FrameRange> laid;
    for (const RangeRef& ref : moved) laid.push_back(ref.range);
    return withRangesAdded(withRangesRemoved(sheet, moved), tag, std::move(laid));
}

TagSheet withLaneRetagged(const TagSheet& sheet, TagId from, TagId to)
{
    std::vector<RangeRef> all;
    for (const TagInstance& each : sheet.instances(from)) all.push_back({from, each.range});
    if (all.empty())
        for (const FrameRange range : sheet.ranges(from)) all.push_back({from, range});
    return withRangesRetagged(sheet, all, to);
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
    const auto toPoint = [](FrameRange range) { return FrameRange{range.start, range.start + 1}; };
    if (sheet.isCounted(tag))
        return withEachInstance(sheet, tag, [&](const TagInstance& each, std::vector<TagInstance>& out) {
            out.push_back({toPoint(each.range), each.values});
        });
    const auto authored = sheet.ranges(tag);
    if (std::all_of(authored.begin(), authored.end(), [](FrameRange range) { return range.length() == 1; }))
        return sheet;
    std::vector<FrameRange> points;
    for (const FrameRange range : authored) points.push_back(toPoint(range));
    return sheet.withRanges(tag, std::move(points));
}

} // namespace tagline
