#include "widgets/tags/fields/PropertyText.h"

#include "core/tags/vocabulary/PropertyTexts.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace tagline {
namespace {

/// The number in a text in the format of the locale; none unless finite, since files hold no others.
std::optional<double> localNumber(const QString& text)
{
    bool isNumber = false;
    const double number = QLocale().toDouble(text, &isNumber);
    return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

} // namespace

QString propertyText(const PropertyValue& value) { return QString::fromStdString(textOfValue(value)); }

std::optional<PropertyValue> propertyValue(const QString& text, PropertyType type)
{
    auto value = valueOfText(text.toStdString(), type);
    if (!value && type == PropertyType::Number)
        if (const auto number = localNumber(text.trimmed())) value = *number;
    return value;
}

PropertyValue guessedValue(const QString& text)
{
    PropertyValue value = guessedValueOfText(text.toStdString());
    const auto number =
        std::holds_alternative<std::string>(value) ? localNumber(text.trimmed()) : std::optional<double>();
    return number ? PropertyValue(*number) : value;
}

QString typedText(const PropertyValue& value)
{
    const QString text = propertyText(value);
    return guessedValue(text) == value ? text : '"' + text + '"';
}

QString typeText(PropertyType type)
{
    switch (type) {
    case PropertyType::String:
        return QCoreApplication::translate("tagline::PropertyText", "a text");
    case PropertyType::Number:
        return QCoreApplication::translate("tagline::PropertyText", "a number");
    case PropertyType::Boolean:
        break;
    }
    return QCoreApplication::translate("tagline::PropertyText", "true or false");
}

} // namespace tagline
