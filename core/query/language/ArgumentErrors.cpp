#include "core/query/language/ArgumentErrors.h"

#include "core/query/editing/QueryEcho.h"
#include "core/query/language/SyntaxErrors.h"
#include "core/tags/vocabulary/NearestName.h"

namespace tagline {
namespace {

Error argumentErrorAt(const Lexeme& lexeme, std::string_view text, std::string code, std::string message)
{
    return queryErrorAt(text, lexeme.begin, std::move(code), std::move(message));
}

/// What can stand for an argument, in words.
std::string_view words(QueryArgument argument)
{
    switch (argument) {
    case QueryArgument::Set:
        return "a set of frames";
    case QueryArgument::Duration:
        return "a duration such as 5, 5f, 0.5s or 500ms";
    case QueryArgument::Count:
        return "a whole number from 1";
    case QueryArgument::Seed:
        return "a whole number";
    case QueryArgument::Tag:
        return "the name of one tag";
    case QueryArgument::Pattern:
        return "a pattern in quotes such as \"walk_*\"";
    case QueryArgument::Joint:
        return "the name of a joint";
    }
    return {};
}

/// A type of value, in words and as an example.
std::string_view words(PropertyType type)
{
    switch (type) {
    case PropertyType::String:
        return "text in quotes";
    case PropertyType::Number:
        return "a number";
    case PropertyType::Boolean:
        return "true or false";
    }
    return {};
}

} // namespace

Error errorOfArgument(const QueryOperation& function, std::size_t index, const Lexeme& found,
                      std::string_view text)
{
    const QueryArgument wanted = function.parameters[index].kind;
    const bool isCount = wanted == QueryArgument::Count || wanted == QueryArgument::Seed;
    const bool isNumber = found.fault == LexicalFault::NameBeginsWithDigit; // `5sec`
    if (found.kind == LexemeKind::Fault && !(isNumber && (isCount || wanted == QueryArgument::Duration)))
        return faultError(found, text);
    if (found.kind == LexemeKind::Minus && wanted == QueryArgument::Duration)
        return argumentErrorAt(found, text, "query.negative", "a duration is never negative");
    if (found.kind == LexemeKind::Minus && isCount)
        return argumentErrorAt(found, text, "query.negative", "a count or a seed is never negative");
    if (wanted == QueryArgument::Tag)
        return argumentErrorAt(found, text, "query.wrong-argument",
                               "exact takes the name of one tag: exact(Locomotion)");
    return argumentErrorAt(found, text, "query.wrong-argument",
                           std::string(words(wanted)) + " is expected here: " + signature(function));
}

Error errorAfterArgument(const QueryOperation& function, std::size_t given, const Lexeme& found,
                         std::string_view text)
{
    if (found.kind == LexemeKind::Fault) return faultError(found, text);
    const QueryArgument before = function.parameters[given - 1].kind;
    if (before == QueryArgument::Tag) return errorOfArgument(function, given - 1, found, text);
    const bool isMoreToCome = given < function.most() && found.kind == LexemeKind::Number;
    if (before == QueryArgument::Set && !isMoreToCome) return errorAfterTerm(found, text);
    return argumentErrorAt(found, text, "query.missing-comma",
                           "a comma or \")\" is expected after an argument: " + signature(function));
}

Error errorOfMissingArgument(const QueryOperation& function, std::size_t index, const Lexeme& found,
                             std::string_view text)
{
    return argumentErrorAt(found, text, "query.missing-argument",
                           std::string(words(function.parameters[index].kind)) +
                               " is missing: " + signature(function));
}

Error errorOfExtraArgument(const QueryOperation& function, const Lexeme& comma, std::string_view text)
{
    return argumentErrorAt(comma, text, "query.extra-argument",
                           std::string(function.name) + " takes no more arguments: " + signature(function));
}

Error errorOfMissingMotion(const QueryOperation& function, const Lexeme& name, std::string_view text)
{
    return argumentErrorAt(name, text, "query.not-available",
                           "the function " + std::string(function.name) +
                               "(…) needs motion, and there is none here; ask for tags, properties or clips");
}

Error errorOfMissingComparison(const QueryOperation& function, const Lexeme& name, std::string_view text)
{
    return argumentErrorAt(name, text, "query.missing-comparison",
                           "a signal is compared with a number: " + std::string(function.name) + "() > 1.5");
}

Error errorOfSignalValue(const Lexeme& value, std::string_view text)
{
    return argumentErrorAt(value, text, "query.wrong-type",
                           "a signal is compared with a number: speed() > 1.5");
}

Error errorOfProperty(const std::string& name, const QueryNames& names, const Lexeme& lexeme,
                      std::string_view text)
{
    const auto error = [&](std::string message) {
        return argumentErrorAt(lexeme, text, "query.unknown-property", std::move(message));
    };
    NearestName nearest(name);
    for (const QueryProperty& property : *names.properties) nearest.offer(property.name);
    if (!nearest.best().empty()) return error("no property " + shownText(name) + didYouMean(nearest.best()));
    const QueryOperation* function = findQueryFunction(name);
    if (function && function->isCompared)
        return error("no property " + shownText(name) + "; a signal is written with brackets: " + name +
                     "()");
    if (names.vocabulary.findTyped(name))
        return error(shownText(name) + " is a tag; only properties and signals are compared");
    return error("no property " + shownText(name));
}

Error errorOfPropertyType(const QueryProperty& property, const Lexeme& value, std::string_view text)
{
    std::string wanted;
    for (const PropertyType type : property.types)
        wanted.append(wanted.empty() ? "" : " or ").append(words(type));
    return argumentErrorAt(value, text, "query.wrong-type",
                           shownText(property.name) + " is compared with " + wanted);
}

Error errorOfOrder(const Lexeme& comparison, std::string_view text)
{
    return argumentErrorAt(comparison, text, "query.no-order",
                           "true and false have no order; compare them with == or !=");
}

Error errorOfJoint(const std::string& name, const QueryNames& names, const Lexeme& lexeme,
                   std::string_view text)
{
    NearestName nearest(name);
    for (const std::string& joint : *names.joints) nearest.offer(joint);
    return argumentErrorAt(lexeme, text, "query.unknown-joint",
                           "no joint " + shownText(name) + didYouMean(nearest.best()));
}

} // namespace tagline
