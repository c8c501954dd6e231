#include "core/tags/sheet/PropertyEdits.h"

#include <algorithm>

namespace tagline {
namespace {

/// Those of a property that overlap some frames. O(log ranges).
std::span<const PropertyRange> touched(std::span<const PropertyRange> ranges, FrameRange frames)
{
    const auto first = std::ranges::partition_point(
        ranges, [&](const PropertyRange& each) { return each.range.stop <= frames.start; });
    const auto last = std::partition_point(
        first, ranges.end(), [&](const PropertyRange& each) { return each.range.start < frames.stop; });
    return {first, last};
}

/// The ranges of a property with the frames of `touched`, which are some of them, cut away, and what comes in
/// their place.
std::vector<PropertyRange> replaced(std::span<const PropertyRange> ranges,
                                    std::span<const PropertyRange> touched, FrameRange frames,
                                    std::span<const PropertyRange> come)
{
    const auto first = ranges.begin() + (touched.data() - ranges.data()), last = first + touched.size();
    std::vector<PropertyRange> made;
    made.reserve(ranges.size() + come.size() + 1);
    made.insert(made.end(), ranges.begin(), first);
    if (!touched.empty() && touched.front().range.start < frames.start)
        made.push_back({{touched.front().range.start, frames.start}, touched.front().value});
    made.insert(made.end(), come.begin(), come.end());
    if (!touched.empty() && frames.stop < touched.back().range.stop)
        made.push_back({{frames.stop, touched.back().range.stop}, touched.back().value});
    made.insert(made.end(), last, ranges.end());
    return made;
}

} // namespace

TagSheet withPropertySet(const TagSheet& sheet, std::string_view name, const PropertyRange& value,
                         Frame clipFrames)
{
    const FrameRange range = value.range.intersected({0, clipFrames});
    if (range.isEmpty()) return sheet;
    const PropertyRange come{range, value.value};
    const auto ranges = sheet.property(name);
    return sheet.withProperty(name, replaced(ranges, touched(ranges, range), range, {&come, 1}));
}

TagSheet withPropertyErased(const TagSheet& sheet, std::string_view name, FrameRange frames)
{
    const auto ranges = sheet.property(name), gone = touched(ranges, frames);
    return frames.isEmpty() || gone.empty() ? sheet
                                            : sheet.withProperty(name, replaced(ranges, gone, frames, {}));
}

TagSheet withPropertyReplaced(const TagSheet& sheet, std::string_view name, Frame start,
                              const PropertyRange& value, Frame clipFrames)
{
    const auto ranges = sheet.property(name);
    const auto found = std::ranges::lower_bound(ranges, start, {},
                                                [](const PropertyRange& each) { return each.range.start; });
    if (found == ranges.end() || found->range.start != start) return sheet;
    return withPropertySet(withPropertyErased(sheet, name, found->range), name, value, clipFrames);
}

FrameRange gapOfProperty(const TagSheet& sheet, std::string_view name, Frame frame, Frame clipFrames)
{
    FrameRange gap{0, clipFrames};
    for (const PropertyRange& each : sheet.property(name)) {
        if (each.range.contains(frame)) return {frame, frame};
        if (each.range.stop <= frame) gap.start = std::max(gap.start, each.range.stop);
        if (each.range.start > frame) gap.stop = std::min(gap.stop, each.range.start);
    }
    return gap;
}

} // namespace tagline
