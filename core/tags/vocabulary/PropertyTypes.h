#pragma once

// PropertyTypes declares the types of properties of frames, and finds values of other types.

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

/// Name in library files: `string`, `number`, `boolean`.
std::string_view typeName(PropertyType type);
/// The type of that name; none for other texts.
std::optional<PropertyType> findPropertyType(std::string_view name);

/// The declaration of a property in a library file.
struct PropertyDefinition
{
    std::string name;
    PropertyType type = PropertyType::String;
    std::string description;                    ///< for people
    std::optional<PropertyValue> fallback = {}; ///< value of new frames of the property; of that type

    bool operator==(const PropertyDefinition&) const = default;
};

/// The value of new frames of a property: its fallback, else an empty string, 0 or false.
PropertyValue initialValue(const PropertyDefinition& property);

/// The declaration of that name; null if there is none.
const PropertyDefinition* findProperty(std::span<const PropertyDefinition> declared, std::string_view name);

/// Frames whose value is not of the declared type. The value is not converted: it is kept, saved and compared
/// with its own type.
struct PropertyMistake
{
    std::string name;
    PropertyRange found;
    PropertyType declared = PropertyType::String;

    /// `"slope" is declared a number; frames [0, 40) have the string "steep"`.
    std::string message() const;

    bool operator==(const PropertyMistake&) const = default;
};

/// The mistakes of a sheet in order of name, then of start. Undeclared properties have none.
std::vector<PropertyMistake> propertyMistakes(const TagSheet& sheet,
                                              std::span<const PropertyDefinition> declared);

} // namespace tagline
