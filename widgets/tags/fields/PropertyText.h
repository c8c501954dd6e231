#pragma once

// PropertyText converts values of properties to readable texts, and parses such texts by type.

#include "core/tags/vocabulary/PropertyTypes.h"

#include <QString>

#include <optional>

namespace tagline {

/// `gravel`, `1.5`, `true`: without quotes.
QString propertyText(const PropertyValue& value);

/// Parses a text as a value of a type; none if it is invalid. Numbers have a decimal point or the locale's
/// format; booleans are true, false, yes, no, 1 or 0.
std::optional<PropertyValue> propertyValue(const QString& text, PropertyType type);

/// Parses a text if no type is declared: as a boolean, else as a number, else as a
/// text; in quotes always as a text.
PropertyValue guessedValue(const QString& text);

/// The text to type for a value if no type is declared, such that it is parsed as that value: a text that
/// looks like a number or a boolean is in quotes.
QString typedText(const PropertyValue& value);

/// "a number", "true or false", "a text".
QString typeText(PropertyType type);

} // namespace tagline
