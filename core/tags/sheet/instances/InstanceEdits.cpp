#include "core/tags/sheet/instances/InstanceEdits.h"

#include "core/tags/sheet/instances/InstanceSweep.h"

#include <algorithm>
#include <cstdint>

namespace tagline {
namespace {

std::vector<TagInstance> instancesOn(const TagSheet& sheet, TagId tag)
{
    const auto instances = sheet.instances(tag);
    return {instances.begin(), instances.end()};
}

/// The moved frames of a range that are carried; empty if none are.
FrameRange carriedPart(FrameRange range, const CarriedRange& carried)
{
    const FrameRange part = range.intersected(carried.from);
    if (part.isEmpty()) return {};
    const auto moved = [&carried](Frame frame) {
        const std::int64_t to = std::int64_t(frame) + carried.by; // may be out of a Frame's range
        return Frame(std::clamp<std::int64_t>(to, carried.within.start, carried.within.stop));
    };
    return {moved(part.start), moved(part.stop)};
}

TagInstance withValuesChanged(TagInstance instance, std::span<const ValueChange> changes)
{
    for (const auto& [name, value] : changes) instance = withValue(std::move(instance), name, value);
    return instance;
}

} // namespace

TagSheet withInstancesAdded(const TagSheet& sheet, TagId tag, std::vector<TagInstance> instances)
{
    if (instances.empty()) return sheet;
    const TagSheet counted = sheet.withCounted(tag, true);
    const auto there = counted.instances(tag);
    instances.insert(instances.end(), there.begin(), there.end());
    return counted.withInstances(tag, std::move(instances));
}

TagSheet withInstanceAdded(const TagSheet& sheet, TagId tag, TagInstance instance, Frame clipFrames)
{
    instance.range = instance.range.intersected({0, clipFrames});
    return instance.range.isEmpty() ? sheet : withInstancesAdded(sheet, tag, {std::move(instance)});
}

TagSheet withInstanceRemoved(const TagSheet& sheet, TagId tag, const TagInstance& instance)
{
    std::vector<TagInstance> left = instancesOn(sheet, tag);
    return std::erase(left, instance) > 0 ? sheet.withInstances(tag, std::move(left)) : sheet;
}

TagSheet withInstanceReplaced(const TagSheet& sheet, TagId tag, const TagInstance& before, TagInstance after,
                              Frame clipFrames)
{
    std::vector<TagInstance> changed = instancesOn(sheet, tag);
    if (std::erase(changed, before) == 0) return sheet;
    after.range = after.range.intersected({0, clipFrames});
    if (!after.range.isEmpty()) changed.push_back(std::move(after));
    return sheet.withInstances(tag, std::move(changed));
}

TagInstance withValue(TagInstance instance, std::string_view name, const std::optional<PropertyValue>& value)
{
    const auto place = std::ranges::lower_bound(instance.values, name, {}, &InstanceValue::name);
    const bool isThere = place != instance.values.end() && place->name == name;
    if (isThere ? value == place->value : !value) return instance;
    const auto at = place - instance.values.begin();
    std::vector<InstanceValue>& values = instance.values.toChange();
    if (isThere) values.erase(values.begin() + at);
    if (value) values.insert(values.begin() + at, {std::string(name), *value});
    return instance;
}

std::vector<FrameRange> extentsThatWouldJoin(const TagSheet& sheet, TagId tag,
                                             std::vector<FrameRange> extents,
                                             std::span<const ValueChange> changes)
{
    std::sort(extents.begin(), extents.end());
    extents.erase(std::unique(extents.begin(), extents.end()), extents.end());
    std::erase_if(extents, [&](FrameRange extent) {
        const auto there = instancesOfExtent(sheet.instances(tag), extent);
        std::vector<TagInstance> changed;
        for (const TagInstance& each : there) changed.push_back(withValuesChanged(each, changes));
        return inOrder(std::move(changed)).size() == there.size();
    });
    return extents;
}

TagSheet withInstanceValues(const TagSheet& sheet, TagId tag, std::vector<FrameRange> extents,
                            std::span<const ValueChange> changes)
{
    std::sort(extents.begin(), extents.end());
    std::vector<TagInstance> changed = instancesOn(sheet, tag);
    for (TagInstance& each : changed)
        if (std::binary_search(extents.begin(), extents.end(), each.range))
            each = withValuesChanged(std::move(each), changes);
    return changed.empty() ? sheet : sheet.withInstances(tag, std::move(changed));
}

TagSheet withInstanceValue(const TagSheet& sheet, TagId tag, FrameRange extent, std::string_view name,
                           const std::optional<PropertyValue>& value)
{
    const ValueChange change{std::string(name), value};
    return withInstanceValues(sheet, tag, {extent}, {&change, 1});
}

TagSheet withRangesCarried(const TagSheet& sheet, TagId tag, std::span<const CarriedRange> carried)
{
    std::vector<TagInstance> instances;
    std::vector<FrameRange> ranges;
    std::vector<CarriedRange> inOrderOfStart(carried.begin(), carried.end());
    std::ranges::stable_sort(inOrderOfStart, {}, [](const CarriedRange& each) { return each.from.start; });
    InstanceSweep sweep(sheet.instances(tag));
    for (const CarriedRange& each : inOrderOfStart) {
        sweep.visitIn(each.from, [&](const TagInstance& instance, FrameRange whole) {
            const FrameRange part = carriedPart(whole, each);
            if (!part.isEmpty()) instances.push_back({part, instance.values});
        });
        const FrameRange whole = carriedPart(each.from, each);
        if (!whole.isEmpty()) ranges.push_back(whole);
    }
    return sheet.isCounted(tag) ? sheet.withInstances(tag, std::move(instances))
                                : sheet.withRanges(tag, overlapsJoined(std::move(ranges)));
}

std::vector<FrameRange> rangesOrInstances(const TagSheet& sheet, TagId tag)
{
    const auto ranges = sheet.ranges(tag);
    if (!sheet.isCounted(tag)) return {ranges.begin(), ranges.end()};
    std::vector<FrameRange> extents;
    for (const TagInstance& each : sheet.instances(tag)) extents.push_back(each.range);
    return extents;
}

TagSheet withCountedLanes(const TagSheet& sheet, const TagVocabulary& vocabulary)
{
    TagSheet counted = sheet;
    for (const TagLane& lane : sheet.lanes())
        if (vocabulary[lane.tag].isCounted && vocabulary[lane.tag].isRegistered)
            counted = counted.withCounted(lane.tag, true);
    return counted;
}

TagSheet withNewLanesCounted(const TagSheet& before, const TagSheet& after, const TagVocabulary& vocabulary)
{
    TagSheet counted = after;
    for (const TagLane& lane : after.lanes())
        if (vocabulary[lane.tag].isCounted && before.ranges(lane.tag).empty())
            counted = counted.withCounted(lane.tag, true);
    return counted;
}

} // namespace tagline
