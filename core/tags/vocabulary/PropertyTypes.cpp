#include "core/tags/vocabulary/PropertyTypes.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace tagline {
namespace {

constexpr std::array<std::string_view, 3> typeNames{"string", "number", "boolean"};

std::string shown(const PropertyValue& value)
{
    if (const auto* text = std::get_if<std::string>(&value)) return '"' + *text + '"';
    if (const auto* flag = std::get_if<bool>(&value)) return *flag ? "true" : "false";
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), std::get<double>(value));
    return {digits.data(), end.ptr};
}

} // namespace

PropertyType typeOf(const PropertyValue& value) { return PropertyType(value.index()); }

std::string_view typeName(PropertyType type) { return typeNames[std::size_t(type)]; }

std::optional<PropertyType> findPropertyType(std::string_view name)
{
    const auto found = std::find(typeNames.begin(), typeNames.end(), name);
    if (found == typeNames.end()) return std::nullopt;
    return PropertyType(found - typeNames.begin());
}

PropertyValue initialValue(const PropertyDefinition& property)
{
    if (property.fallback) return *property.fallback;
    switch (property.type) {
    case PropertyType::String:
        return std::string();
    case PropertyType::Number:
        return 0.0;
    case PropertyType::Boolean:
        break;
    }
    return false;
}

const PropertyDefinition* findProperty(std::span<const PropertyDefinition> declared, std::string_view name)
{
    const auto found = std::find_if(declared.begin(), declared.end(),
                                    [&](const PropertyDefinition& each) { return each.name == name; });
    return found == declared.end() ? nullptr : &*found;
}

std::string PropertyMistake::message() const
{
    return '"' + name + "\" is declared a " + std::string(typeName(declared)) + "; frames [" +
           std::to_string(found.range.start) + ", " + std::to_string(found.range.stop) + ") have the " +
           std::string(typeName(typeOf(found.value))) + ' ' + shown(found.value);
}

std::vector<PropertyMistake> propertyMistakes(const TagSheet& sheet,
                                              std::span<const PropertyDefinition> declared)
{
    std::vector<PropertyMistake> mistakes;
    for (const PropertyLane& lane : sheet.properties()) {
        const PropertyDefinition* definition = findProperty(declared, lane.name);
        if (!definition) continue;
        for (const PropertyRange& range : lane.ranges)
            if (typeOf(range.value) != definition->type)
                mistakes.push_back({lane.name, range, definition->type});
    }
    return mistakes;
}

} // namespace tagline
