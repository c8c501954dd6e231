#pragma once

// PropertyTexts parses values of properties as people type them.

#include "core/tags/vocabulary/PropertyTypes.h"

#include <optional>
#include <string>
#include <string_view>

namespace tagline {

/// The value of a type in a text, ignoring blanks at its ends; none if the text is no such value. Numbers are
/// finite and have a decimal point; booleans are true, false, yes, no, 1 or 0, in any case.
std::optional<PropertyValue> valueOfText(std::string_view text, PropertyType type);

/// The value of a text without a declared type: a boolean (true, false), else a number, else the text; a text
/// in quotes is always a text.
PropertyValue guessedValueOfText(std::string_view text);

/// `gravel`, `1.5`, `true`: without quotes.
std::string textOfValue(const PropertyValue& value);

} // namespace tagline
