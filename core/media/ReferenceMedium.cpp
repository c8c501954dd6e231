#include "core/media/ReferenceMedium.h"

#include <cmath>

namespace tagline {
namespace {

constexpr std::string_view fileProperty = "media.file", offsetProperty = "media.offset",
                           rateProperty = "media.rate";

template<class Value>
const Value* firstValue(const TagSheet& sheet, std::string_view property)
{
    const auto ranges = sheet.property(property);
    return ranges.empty() ? nullptr : std::get_if<Value>(&ranges.front().value);
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
