#include "core/media/ReferenceMedium.h"

#include "core/tags/vocabulary/SetNames.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <utility>
#include <vector>

namespace tagline {
namespace {

constexpr std::string_view fileProperty = "media.file", offsetProperty = "media.offset",
                           rateProperty = "media.rate";

template<class Value>
const Value* firstValue(const TagSheet& sheet, std::string_view property)
{
    const auto ranges = sheet.property(property);
    return ranges.empty() ? nullptr : std::get_if<Value>(&*ranges.front().value);
}

TagSheet withWhole(const TagSheet& sheet, std::string_view property,
                   const std::optional<PropertyValue>& value, Frame clipFrames)
{
    if (!value || clipFrames <= 0)
        return sheet.property(property).empty() ? sheet : sheet.withProperty(property, {});
    return sheet.withProperty(property, {{{0, clipFrames}, *value}});
}

} // namespace

bool isMediumProperty(std::string_view property)
{
    return property == fileProperty || property == offsetProperty || property == rateProperty;
}

std::optional<ReferenceMedium> mediumOf(const TagSheet& sheet)
{
    const auto* file = firstValue<std::string>(sheet, fileProperty);
    if (!file || file->empty()) return std::nullopt;
    ReferenceMedium medium{.file = *file};
    const auto* offset = firstValue<double>(sheet, offsetProperty);
    if (offset && std::abs(*offset) <= ReferenceMedium::mostSeconds) medium.offset = *offset;
    const auto* rate = firstValue<double>(sheet, rateProperty);
    if (rate && *rate > 0 && *rate <= ReferenceMedium::mostRate) medium.rate = *rate;
    return medium;
}

TagSheet withMediumLater(const TagSheet& before, const TagSheet& sheet, double seconds, Frame clipFrames)
{
    auto medium = mediumOf(before);
    if (!medium) return sheet;
    medium->offset = std::clamp(std::round((medium->offset + seconds) * 1e4) / 1e4,
                                -ReferenceMedium::mostSeconds, ReferenceMedium::mostSeconds);
    return withMedium(sheet, medium, clipFrames);
}

TagSheet withMediumOfFolder(const TagSheet& sheet, const std::string& folder)
{
    const auto there = sheet.property(fileProperty);
    if (there.empty()) return sheet;
    std::vector<PropertyRange> ranges(there.begin(), there.end());
    for (PropertyRange& each : ranges)
        if (const auto* file = std::get_if<std::string>(&*each.value); file && !file->empty())
            each.value = (std::filesystem::path(folder) / *file).lexically_normal().generic_string();
    return sheet.withProperty(fileProperty, std::move(ranges));
}

TagSheet withMediumStaying(const TagSheet& before, const TagSheet& sheet, const std::string& set)
{
    TagSheet kept = sheet;
    for (const std::string_view property : {fileProperty, offsetProperty, rateProperty}) {
        const auto there = before.property(property);
        if (there.empty() || !kept.property(property).empty()) continue;
        kept = kept.withProperty(property, std::vector<PropertyRange>(there.begin(), there.end()))
                   .withProperty(nameInSet(set, property), {});
    }
    return kept;
}

TagSheet withMedium(const TagSheet& sheet, const std::optional<ReferenceMedium>& medium, Frame clipFrames)
{
    std::optional<PropertyValue> file, offset, rate;
    if (medium) {
        file = medium->file;
        if (medium->offset != 0) offset = medium->offset;
        if (medium->rate) rate = *medium->rate;
    }
    const TagSheet named = withWhole(sheet, fileProperty, file, clipFrames);
    return withWhole(withWhole(named, offsetProperty, offset, clipFrames), rateProperty, rate, clipFrames);
}

} // namespace tagline
