#include "core/tags/sheet/RangeEdits.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace tagline {
namespace {

bool holds(const TagSheet& sheet, const RangeRef& ref) { return !namedRanges(sheet, {&ref, 1}).empty(); }

/// One range given another extent, which is laid over no other.
TagSheet replaced(const TagSheet& sheet, RangeRef range, FrameRange to)
{
    if (sheet.isCounted(range.tag)) return withRangeReplaced(sheet, range, to, to.stop);
    const auto ranges = sheet.ranges(range.tag);
    std::vector<FrameRange> result(ranges.begin(), ranges.end());
    std::replace(result.begin(), result.end(), range.range, to);
    return sheet.withRanges(range.tag, std::move(result));
}

/// The instances of these extents, which are in order, made one, with the values of the first.
TagSheet withInstancesMerged(const TagSheet& sheet, TagId tag, std::span<const RangeRef> ranges,
                             FrameRange whole)
{
    std::vector<FrameRange> extents;
    for (const RangeRef& ref : ranges)
        if (ref.tag == tag) extents.push_back(ref.range);
    std::vector<TagInstance> left;
    TagInstance merged{whole};
    bool isFirst = true;
    for (const TagInstance& each : sheet.instances(tag)) {
        const bool isMerged = std::binary_search(extents.begin(), extents.end(), each.range);
        if (!isMerged)
            left.push_back(each);
        else if (std::exchange(isFirst, false))
            merged.values = each.values;
    }
    left.push_back(std::move(merged));
    return sheet.withInstances(tag, std::move(left));
}

/// Instances given other extents.
TagSheet withInstanceExtents(const TagSheet& sheet, TagId tag, std::span<const ExtentChange> changes)
{
    std::map<FrameRange, FrameRange> extents;
    for (const ExtentChange& change : changes) extents.emplace(change.range.range, change.extent);
    std::vector<TagInstance> changed(sheet.instances(tag).begin(), sheet.instances(tag).end());
    for (TagInstance& each : changed)
        if (const auto now = extents.find(each.range); now != extents.end()) each.range = now->second;
    return sheet.withInstances(tag, std::move(changed));
}

/// Ranges of a tag that is not counted given other extents.
TagSheet withRangeExtents(const TagSheet& sheet, TagId tag, std::span<const ExtentChange> changes)
{
    std::vector<RangeRef> gone;
    std::vector<FrameRange> come;
    for (const ExtentChange& change : changes) {
        if (!holds(sheet, change.range)) continue;
        gone.push_back(change.range);
        come.push_back(change.extent);
    }
    return come.empty() ? sheet : withRangesAdded(withRangesRemoved(sheet, gone), tag, std::move(come));
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
    return replaced(replaced(sheet, left, {left.range.start, at}), right, {at, right.range.stop});
}

FrameRange withEdgeAt(FrameRange range, Edge edge, Frame frame, Frame clipFrames)
{
    if (edge == Edge::Start) return {std::clamp(frame, 0, range.stop - 1), range.stop};
    return {range.start, std::clamp(frame, range.start + 1, std::max(range.start + 1, clipFrames))};
}

TagSheet withExtents(const TagSheet& sheet, std::span<const ExtentChange> changes)
{
    TagSheet result = sheet;
    std::vector<ExtentChange> rest(changes.begin(), changes.end());
    // Frames that several instances have are no one's extent: these are cut or grown, before any other moves.
    std::erase_if(rest, [&](const ExtentChange& change) {
        const TagId tag = change.range.tag;
        if (!sheet.isCounted(tag) || holdsExtent(sheet.instances(tag), change.range.range)) return false;
        result = replaced(result, change.range, change.extent);
        return true;
    });
    while (!rest.empty()) {
        const TagId tag = rest.front().range.tag;
        const auto others = std::stable_partition(
            rest.begin(), rest.end(), [tag](const ExtentChange& change) { return change.range.tag == tag; });
        const std::span<const ExtentChange> own(rest.begin(), others);
        result = result.isCounted(tag) ? withInstanceExtents(result, tag, own)
                                       : withRangeExtents(result, tag, own);
        rest.erase(rest.begin(), others);
    }
    return result;
}

TagSheet withRangesMerged(const TagSheet& sheet, std::span<const RangeRef> ranges)
{
    TagSheet merged = sheet;
    const std::vector<RangeRef> named = namedRanges(sheet, ranges);
    std::vector<RangeRef> rest = named;
    while (!rest.empty()) {
        const TagId tag = rest.front().tag;
        FrameRange whole = rest.front().range;
        for (const RangeRef& ref : rest)
            if (ref.tag == tag)
                whole = {std::min(whole.start, ref.range.start), std::max(whole.stop, ref.range.stop)};
        std::erase_if(rest, [tag](const RangeRef& ref) { return ref.tag == tag; });
        merged = merged.isCounted(tag) ? withInstancesMerged(merged, tag, named, whole)
                                       : withRangesAdded(merged, tag, {whole});
    }
    return merged;
}

TagSheet withGapsClosed(const TagSheet& sheet, TagId tag, FrameRange within, Frame widest)
{
    std::vector<FrameRange> closed; // of a counted tag instances grow over the gaps, and none is joined
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
