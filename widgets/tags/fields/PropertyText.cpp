#include "widgets/tags/fields/PropertyText.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <cmath>

namespace tagline {
namespace {

/// Finite ones only: files hold no others.
std::optional<double> numberOf(const QString& text)
{
    bool isNumber = false;
    double number = text.toDouble(&isNumber);
    if (!isNumber) number = QLocale().toDouble(text, &isNumber);
    return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

} // namespace

QString propertyText(const PropertyValue& value)
{
    if (const auto* text = std::get_if<std::string>(&value)) return QString::fromStdString(*text);
    if (const auto* number = std::get_if<double>(&value))
        return QString::number(*number, 'g', QLocale::FloatingPointShortest);
    return std::get<bool>(value) ? QStringLiteral("true") : QStringLiteral("false");
}

std::optional<PropertyValue> propertyValue(const QString& text, PropertyType type)
{
    const QString trimmed = text.trimmed();
    switch (type) {
    case PropertyType::String:
        return trimmed.toStdString();
    case PropertyType::Number:
        if (const auto number = numberOf(trimmed)) return *number;
        return std::nullopt;
    case PropertyType::Boolean:
        break;
    }
    const QString word = trimmed.toLower();
    if (QStringList{"true", "yes", "1"}.contains(word)) return true;
    if (QStringList{"false", "no", "0"}.contains(word)) return false;
    return std::nullopt;
}

PropertyValue guessedValue(const QString& text)
{
    const QString trimmed = text.trimmed();
    if (trimmed == "true" || trimmed == "false") return trimmed == "true";
    if (const auto number = numberOf(trimmed)) return *number;
    const bool isQuoted = trimmed.size() > 1 && trimmed.startsWith('"') && trimmed.endsWith('"');
    return (isQuoted ? trimmed.mid(1, trimmed.size() - 2) : trimmed).toStdString();
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
