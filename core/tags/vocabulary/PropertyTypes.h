#pragma once

// PropertyTypes says which type of value a property of frames is declared to have, and which values break it.

#include "core/tags/sheet/TagSheet.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// The types of PropertyValue, in the order of its alternatives.
enum class PropertyType : std::uint8_t { String, Number, Boolean };

PropertyType typeOf(const PropertyValue& value);

/// As a library file spells it: `string`, `number`, `boolean`.
std::string_view typeName(PropertyType type);
/// The type of that name; none where there is none.
std::optional<PropertyType> findPropertyType(std::string_view name);

/// The declaration of a property in a library file.
struct PropertyDefinition
{
    std::string name;
    PropertyType type = PropertyType::String;
    std::string description;                    ///< for people
    std::optional<PropertyValue> fallback = {}; ///< what new frames of the property have; of that type

    bool operator==(const PropertyDefinition&) const = default;
};

/// The value that new frames of a property have: its fallback, else an empty string, 0 or false.
PropertyValue initialValue(const PropertyDefinition& property);

/// The declaration of that name; null where there is none.
const PropertyDefinition* findProperty(std::span<const PropertyDefinition> declared, std::string_view name);

/// Frames whose value is of another type than the declared one. The value stays as it is: it is kept, saved
/// and compared as what it is.
struct PropertyMistake
{
    std::string name;
    PropertyRange found;
    PropertyType declared = PropertyType::String;

    /// `"slope" is declared a number; frames [0, 40) have the string "steep"`.
    std::string message() const;

    bool operator==(const PropertyMistake&) const = default;
};

/// The mistakes of a sheet in order of name, then of start. A property that nothing declares has none.
std::vector<PropertyMistake> propertyMistakes(const TagSheet& sheet,
                                              std::span<const PropertyDefinition> declared);

} // namespace tagline
