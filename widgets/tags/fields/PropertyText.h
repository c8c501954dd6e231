#pragma once

// PropertyText writes values of properties as people do, and reads them again by their type.

#include "core/tags/vocabulary/PropertyTypes.h"

#include <QString>

#include <optional>

namespace tagline {

/// `gravel`, `1.5`, `true`: without quotes.
QString propertyText(const PropertyValue& value);

/// What a text means as a value of a type; none where it means nothing. Numbers are written with a point or
/// as the locale does; booleans as true, false, yes, no, 1 or 0.
std::optional<PropertyValue> propertyValue(const QString& text, PropertyType type);

/// What a text means where no type is declared: a boolean, else a number, else itself; in quotes always
/// itself.
PropertyValue guessedValue(const QString& text);

/// What is typed for a value where no type is declared, so that it is read as that: a text that looks like a
/// number or a truth is in quotes.
QString typedText(const PropertyValue& value);

/// "a number", "true or false", "a text".
QString typeText(PropertyType type);

} // namespace tagline
