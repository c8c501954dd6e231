#include "core/tags/sheet/SourceChangeEdits.h"

#include "core/tags/state/StateEdits.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tagline {
namespace {

/// The frame, or the last or first one that there can be: ranges "to the end" stop at that.
Frame present(std::int64_t frame)
{
    constexpr std::int64_t last = std::numeric_limits<Frame>::max();
    return Frame(std::clamp<std::int64_t>(frame, -last, last));
}

/// The sheet with every range mapped, cut to the clip and kept clear of the one before it.
template<class Map>
TagSheet mapped(const TagSheet& sheet, Frame frames, Map map)
{
    const auto place = [&](FrameRange range, Frame from) {
        const FrameRange now = map(range);
        return FrameRange{std::max(now.start, from), now.stop}.intersected({0, frames});
    };
    TagSheet result;
    for (const TagLane& lane : sheet.lanes()) {
        if (sheet.isCounted(lane.tag)) continue;
        std::vector<FrameRange> ranges;
        for (const FrameRange range : lane.ranges)
            if (const FrameRange now = place(range, ranges.empty() ? 0 : ranges.back().stop); !now.isEmpty())
                ranges.push_back(now);
        result = result.withRanges(lane.tag, std::move(ranges));
    }
    for (const InstanceLane& lane : sheet.instanceLanes()) {
        std::vector<TagInstance> instances;
        for (const TagInstance& each : lane.instances)
            if (const FrameRange now = place(each.range, 0); !now.isEmpty())
                instances.push_back({now, each.values});
        result = result.withInstances(lane.tag, std::move(instances));
    }
    for (const PropertyLane& lane : sheet.properties()) {
        std::vector<PropertyRange> ranges;
        for (const PropertyRange& range : lane.ranges)
            if (const FrameRange now = place(range.range, ranges.empty() ? 0 : ranges.back().range.stop);
                !now.isEmpty())
                ranges.push_back({now, range.value});
        result = result.withProperty(lane.name, std::move(ranges));
    }
    std::vector<Caption> captions;
    for (const Caption& caption : sheet.captions()) {
        captions.push_back(caption);
        captions.back().range = place(caption.range, 0); // captions may overlap
        if (captions.back().range.isEmpty()) captions.pop_back();
    }
    return withStateFollowing(sheet, sheet, result.withCaptions(std::move(captions)).withState(sheet.state()),
                              std::nullopt);
}

} // namespace

TagSheet withRangesTrimmed(const TagSheet& sheet, Frame frames)
{
    return mapped(sheet, frames, [](FrameRange range) { return range; });
}

TagSheet withRangesShifted(const TagSheet& sheet, Frame by, Frame frames)
{
    return mapped(sheet, frames, [by](FrameRange range) {
        return FrameRange{present(std::int64_t(range.start) + by), present(std::int64_t(range.stop) + by)};
    });
}

TagSheet withRangesRescaled(const TagSheet& sheet, FrameRate from, FrameRate to, Frame frames)
{
    const auto moved = [&](Frame frame) { return present(std::llround(to.frames(from.seconds(frame)))); };
    return mapped(sheet, frames, [&](FrameRange range) {
        const Frame start = moved(range.start);
        return FrameRange{start, std::max(moved(range.stop), present(std::int64_t(start) + 1))};
    });
}

} // namespace tagline
