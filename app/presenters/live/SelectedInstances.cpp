#include "app/presenters/live/SelectedInstances.h"

#include "core/tags/sheet/instances/InstanceEdits.h"
#include "widgets/tags/fields/PropertyText.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string>

namespace tagline {
namespace {

constexpr std::size_t mostOfferedTexts = 500; ///< more than anybody looks through

std::vector<TagInstance> instancesIn(const ClipLibrary& library, std::span<const ClipSelection> selected)
{
    std::vector<TagInstance> instances;
    for (const auto& [clip, ranges] : selected)
        for (const RangeRef& ref : ranges)
            std::ranges::copy(instancesOfExtent(library.clip(clip).sheet.instances(ref.tag), ref.range),
                              std::back_inserter(instances));
    return instances;
}

/// The tags of those of the selected ranges that are instances.
std::set<TagId> countedTags(const ClipLibrary& library, std::span<const ClipSelection> selected)
{
    std::set<TagId> tags;
    for (const auto& [clip, ranges] : selected)
        for (const RangeRef& ref : ranges)
            if (library.clip(clip).sheet.isCounted(ref.tag)) tags.insert(ref.tag);
    return tags;
}

/// The values of some instances under one name.
using Values = std::vector<PropertyValue>;

std::map<std::string, Values> valuesByName(std::span<const TagInstance> instances)
{
    std::map<std::string, Values> values;
    for (const TagInstance& each : instances)
        for (const auto& [name, value] : each.values) values[name].push_back(value);
    return values;
}

/// The one that all of so many have; none where they differ, or some have none.
std::optional<PropertyValue> together(const Values& values, std::size_t instances)
{
    const bool isOfAll = values.size() == instances;
    const bool isSame = std::ranges::all_of(values, [&](const auto& each) { return each == values.front(); });
    return isOfAll && isSame ? std::optional(values.front()) : std::nullopt;
}

QStringList inOrder(const std::set<QString>& texts) { return {texts.begin(), texts.end()}; }

} // namespace

ShownInstances shownInstances(const ClipLibrary& library, std::span<const ClipSelection> selected)
{
    const std::vector<TagInstance> instances = instancesIn(library, selected);
    ShownInstances shown{int(instances.size())};
    for (const auto& [name, values] : valuesByName(instances))
        shown.values.push_back({QString::fromStdString(name), together(values, instances.size())});
    return shown;
}

std::vector<OfferedInstanceValue> offeredValues(const ClipLibrary& library,
                                                std::span<const ClipSelection> selected)
{
    std::map<std::string, std::set<QString>> texts;
    for (const TagId tag : countedTags(library, selected))
        for (std::uint32_t i = 0; i < library.clipCount(); ++i)
            for (const TagInstance& each : library.clip(ClipId(i)).sheet.instances(tag))
                for (const auto& [name, value] : each.values) {
                    std::set<QString>& known = texts[name];
                    if (known.size() < mostOfferedTexts) known.insert(typedText(value));
                }
    std::vector<OfferedInstanceValue> offered;
    for (const auto& [name, known] : texts) offered.push_back({QString::fromStdString(name), inOrder(known)});
    return offered;
}

TagSheet withInstanceValues(TagSheet sheet, std::span<const RangeRef> ranges,
                            std::span<const InstanceValueChange> changes)
{
    std::map<TagId, std::vector<FrameRange>> extents;
    for (const RangeRef& ref : ranges)
        if (sheet.isCounted(ref.tag)) extents[ref.tag].push_back(ref.range);
    std::vector<ValueChange> values;
    for (const auto& [name, value] : changes) values.push_back({name.toStdString(), value});
    for (auto& [tag, own] : extents) sheet = withInstanceValues(sheet, tag, std::move(own), values);
    return sheet;
}

} // namespace tagline
