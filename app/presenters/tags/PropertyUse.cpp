#include "app/presenters/tags/PropertyUse.h"

#include "core/tags/sheet/TagRecords.h"
#include "widgets/tags/fields/PropertyText.h"

namespace tagline {
namespace {

constexpr int mostTexts = 500;

} // namespace

void PropertyUse::add(const PropertyValue& value)
{
    types.insert(typeOf(value));
    if (texts.size() < mostTexts) texts.insert(propertyText(value));
    if (typedTexts.size() < mostTexts) typedTexts.insert(typedText(value));
}

std::optional<PropertyType> PropertyUse::type() const
{
    return types.size() == 1 ? std::optional(*types.begin()) : std::nullopt;
}

std::map<std::string, PropertyUse> propertyUses(const ClipLibrary& library)
{
    std::map<std::string, PropertyUse> uses;
    for (std::uint32_t i = 0; i < library.clipCount(); ++i)
        for (const PropertyLane& lane : library.clip(ClipId(i)).sheet.properties()) {
            if (isRecord(lane.name, library.vocabulary())) continue;
            PropertyUse& use = uses[lane.name];
            ++use.clips;
            for (const PropertyRange& range : lane.ranges) use.add(range.value);
        }
    return uses;
}

} // namespace tagline
