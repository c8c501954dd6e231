#include "core/tags/sheet/PropertyEdits.h"

#include <algorithm>

namespace tagline {
namespace {

/// The ranges of a property without some frames.
std::vector<PropertyRange> cut(std::span<const PropertyRange> ranges, FrameRange frames)
{
    std::vector<PropertyRange> left;
    for (const PropertyRange& each : ranges) {
        const FrameRange head{each.range.start, std::min(each.range.stop, frames.start)};
        const FrameRange tail{std::max(each.range.start, frames.stop), each.range.stop};
        if (!each.range.overlaps(frames))
            left.push_back(each);
        else if (!head.isEmpty() && !tail.isEmpty())
            left.insert(left.end(), {{head, each.value}, {tail, each.value}});
        else if (!head.isEmpty() || !tail.isEmpty())
            left.push_back({head.isEmpty() ? tail : head, each.value});
    }
    return left;
}

} // namespace

TagSheet withPropertySet(const TagSheet& sheet, std::string_view name, const PropertyRange& value,
                         Frame clipFrames)
{
    const FrameRange range = value.range.intersected({0, clipFrames});
    if (range.isEmpty()) return sheet;
    std::vector<PropertyRange> ranges = cut(sheet.property(name), range);
    const auto place = std::find_if(ranges.begin(), ranges.end(), [range](const PropertyRange& each) {
        return each.range.start >= range.stop;
    });
    ranges.insert(place, {range, value.value});
    return sheet.withProperty(name, std::move(ranges));
}

TagSheet withPropertyErased(const TagSheet& sheet, std::string_view name, FrameRange frames)
{
    std::vector<PropertyRange> left = cut(sheet.property(name), frames);
    const auto before = sheet.property(name);
    const bool isSame = std::equal(left.begin(), left.end(), before.begin(), before.end());
    return isSame ? sheet : sheet.withProperty(name, std::move(left));
}

TagSheet withPropertyReplaced(const TagSheet& sheet, std::string_view name, Frame start,
                              const PropertyRange& value, Frame clipFrames)
{
    const auto ranges = sheet.property(name);
    const auto found = std::find_if(ranges.begin(), ranges.end(),
                                    [start](const PropertyRange& each) { return each.range.start == start; });
    if (found == ranges.end()) return sheet;
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
