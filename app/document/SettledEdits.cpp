#include "app/document/SettledEdits.h"

#include "core/tags/OverlapPolicies.h"
#include "core/tags/TagEdits.h"

#include <algorithm>

namespace tagline {
namespace {

TagSheet withPointsCut(TagSheet sheet, const TagVocabulary& vocabulary)
{
    std::vector<TagId> points;
    for (const TagLane& lane : sheet.lanes())
        if (vocabulary[lane.tag].kind == TagKind::Point) points.push_back(lane.tag);
    for (const TagId tag : points) sheet = withSingleFrames(sheet, tag);
    return sheet;
}

/// The frames of the property that have a value.
FrameRanges valuedFrames(std::span<const PropertyRange> ranges)
{
    std::vector<FrameRange> frames;
    for (const PropertyRange& range : ranges) frames.push_back(range.range);
    return FrameRanges::canonical(std::move(frames));
}

TagSheet withDefaults(TagSheet sheet, const FrameRanges& gained, const std::vector<DefaultProperty>& defaults)
{
    for (const DefaultProperty& property : defaults) {
        const auto there = sheet.property(property.name);
        const FrameRanges free = gained.subtracted(valuedFrames(there));
        if (free.isEmpty()) continue;
        std::vector<PropertyRange> ranges(there.begin(), there.end());
        for (const FrameRange range : free) ranges.push_back({range, property.value});
        std::sort(ranges.begin(), ranges.end(), [](const PropertyRange& a, const PropertyRange& b) {
            return a.range.start < b.range.start;
        });
        sheet = sheet.withProperty(property.name, std::move(ranges));
    }
    return sheet;
}

} // namespace

TagSheet settledEdit(const TagSheet& before, TagSheet after, const TagVocabulary& vocabulary,
                     Frame clipFrames)
{
    return withOverlapsSettled(before, withPointsCut(std::move(after), vocabulary), vocabulary, clipFrames);
}

TagSheet settledAddition(const TagSheet& before, TagSheet after, TagId tag, const TagVocabulary& vocabulary,
                         Frame clipFrames)
{
    TagSheet sheet = settledEdit(before, std::move(after), vocabulary, clipFrames);
    const auto& defaults = vocabulary[tag].properties;
    if (defaults.empty()) return sheet;
    const FrameRanges gained = sheet.frames(tag, clipFrames).subtracted(before.frames(tag, clipFrames));
    return withDefaults(std::move(sheet), gained, defaults);
}

} // namespace tagline
