#pragma once

// PropertyTexts reads values of properties as people write them.

#include "core/tags/vocabulary/PropertyTypes.h"

#include <optional>
#include <string>
#include <string_view>

namespace tagline {

/// What a text means as a value of a type, without blanks at its ends; none where it means nothing. Numbers
/// are finite and written with a point; booleans as true, false, yes, no, 1 or 0, in any case.
std::optional<PropertyValue> valueOfText(std::string_view text, PropertyType type);

/// What a text means where no type is declared: a boolean (true, false), else a number, else itself; in
/// quotes always itself.
PropertyValue guessedValueOfText(std::string_view text);

/// `gravel`, `1.5`, `true`: without quotes.
std::string textOfValue(const PropertyValue& value);

} // namespace tagline
