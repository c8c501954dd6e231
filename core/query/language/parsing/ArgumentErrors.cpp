#include "core/query/language/parsing/ArgumentErrors.h"

#include "core/query/editing/QueryEcho.h"
#include "core/query/evaluation/AnyRecord.h"
#include "core/query/evaluation/QueryTags.h"
#include "core/query/language/parsing/SyntaxErrors.h"
#include "core/tags/vocabulary/NearestName.h"

#include <algorithm>
#include <cstddef>

namespace tagline {
namespace {

Error argumentErrorAt(const Lexeme& lexeme, std::string_view text, std::string code, std::string message)
{
    return queryErrorAt(text, lexeme.begin, std::move(code), std::move(message));
}

/// The expected argument in words.
std::string_view words(QueryArgument argument)
{
    switch (argument) {
    case QueryArgument::Set:
        return "a set of frames";
    case QueryArgument::Duration:
        return "a duration such as 5, 5f, 0.5s or 500ms";
    case QueryArgument::Bound:
        return "a duration such as 0.5s or -0.5s";
    case QueryArgument::Count:
        return "a whole number from 1";
    case QueryArgument::Seed:
        return "a whole number";
    case QueryArgument::Tag:
        return "the name of one tag";
    case QueryArgument::Group:
        return "the name of a group of tags";
    case QueryArgument::Pattern:
        return "a pattern in quotes such as \"walk_*\"";
    case QueryArgument::Joint:
        return "the name of a joint";
    case QueryArgument::Signal:
        return "a signal such as speed() or height(Head)";
    case QueryArgument::Example:
        return "the name of a kept example in quotes";
    case QueryArgument::Distance:
        return "a distance such as 0.8";
    }
    return {};
}

/// A type of value in words, with an example.
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

/// The message that a signal or a measure is compared with a number.
std::string comparedWithNumber(const QueryOperation& function)
{
    if (!isMeasure(function.op))
        return "a signal is compared with a number: " + std::string(function.name) + "() > 1.5";
    return "this is compared with a number: " + signature(function) + " > 1.5";
}

/// The message for an unknown value of a counted tag: the values that its instances have.
std::string errorOfValueName(const std::string& name, const TagValueName& asked, const QueryNames& names)
{
    constexpr std::size_t mostNamed = 12;
    const std::string& tag = names.vocabulary[asked.tag].name;
    // A property with the full name has priority over the value, and is not meant by a part of that name.
    if (const QueryProperty* property = names.findProperty(valueName(tag, asked.value)))
        return "no property " + shownText(name) + didYouMean(property->name);
    const std::vector<std::string_view> known = names.valueNames(asked.tag);
    NearestName nearest(asked.value);
    std::string named;
    for (const std::string_view each : known) nearest.offer(each);
    for (std::size_t i = 0; i < std::min(mostNamed, known.size()); ++i)
        named.append(named.empty() ? "" : ", ").append(shownText(known[i]));
    if (known.size() > mostNamed) named += " and " + std::to_string(known.size() - mostNamed) + " more";
    const std::string help = known.empty()            ? "; none of them has a value yet"
                             : nearest.best().empty() ? "; they have " + named
                                                      : didYouMean(nearest.best());
    return "instances of " + shownText(tag) + " have no value " + shownText(asked.value) + help;
}

/// Whether a name's tag (the part before its last dot) is ambiguous, with counted tags among the candidates.
bool isOfSeveralCounted(const QueryMeaning& meaning, const QueryNames& names)
{
    const auto* several = std::get_if<AmbiguousTag>(&meaning);
    return several && std::ranges::any_of(several->candidates, [&](const std::string& name) {
               const auto tag = names.vocabulary.findNamed(name);
               return tag && names.vocabulary[*tag].isCounted;
           });
}

} // namespace

Error errorOfArgument(const QueryOperation& function, std::size_t index, const Lexeme& found,
                      std::string_view text)
{
    const QueryArgument wanted = function.parameterAt(index).kind;
    const bool isCount =
        wanted == QueryArgument::Count || wanted == QueryArgument::Seed || wanted == QueryArgument::Distance;
    const bool isNumber = found.fault == LexicalFault::NameBeginsWithDigit; // `5sec`
    const bool isTime = wanted == QueryArgument::Duration || wanted == QueryArgument::Bound;
    if (found.kind == LexemeKind::Fault && !(isNumber && (isCount || isTime))) return faultError(found, text);
    if (found.kind == LexemeKind::Minus && wanted == QueryArgument::Duration)
        return argumentErrorAt(found, text, "query.negative", "a duration is never negative");
    if (found.kind == LexemeKind::Minus && isCount)
        return argumentErrorAt(found, text, "query.negative",
                               wanted == QueryArgument::Distance ? "a distance is never negative"
                                                                 : "a count or a seed is never negative");
    if (wanted == QueryArgument::Tag)
        return argumentErrorAt(found, text, "query.wrong-argument",
                               std::string(function.name) + " takes the name of one tag: " +
                                   std::string(function.name) + "(Locomotion)");
    return argumentErrorAt(found, text, "query.wrong-argument",
                           std::string(words(wanted)) + " is expected here: " + signature(function));
}

Error errorAfterArgument(const QueryOperation& function, std::size_t given, const Lexeme& found,
                         std::string_view text)
{
    if (found.kind == LexemeKind::Fault) return faultError(found, text);
    const QueryArgument before = function.parameterAt(given - 1).kind;
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
                           std::string(words(function.parameterAt(index).kind)) +
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
    return argumentErrorAt(name, text, "query.missing-comparison", comparedWithNumber(function));
}

Error errorOfComparedNumber(const QueryOperation& function, const Lexeme& value, std::string_view text)
{
    return argumentErrorAt(value, text, "query.wrong-type", comparedWithNumber(function));
}

Error errorOfMatchedNumber(const Lexeme& comparison, std::string_view text)
{
    return argumentErrorAt(comparison, text, "query.wrong-type",
                           "matches compares the text of a property with a pattern; a number is compared by "
                           "< <= > >= == !=");
}

Error errorOfPattern(const Lexeme& value, std::string_view text)
{
    return argumentErrorAt(value, text, "query.wrong-type",
                           "a pattern stands in quotes: terrain matches \"gra*\"");
}

Error errorOfCountedTag(TagId tag, const QueryNames& names, const Lexeme& function, std::string_view text)
{
    return argumentErrorAt(function, text, "query.no-children",
                           "atleast counts among several sets, and " + shownText(names.vocabulary[tag].name) +
                               " has no tags below it");
}

std::optional<Error> errorOfCount(std::uint32_t count, std::size_t sets, const Lexeme& function,
                                  std::string_view text)
{
    const auto error = [&](std::string message) {
        return argumentErrorAt(function, text, "query.wrong-count", std::move(message));
    };
    if (sets == 1)
        return error("atleast counts among several sets: atleast(2, A, B, C), or a tag that has others below "
                     "it");
    if (sets > mostCountedSets)
        return error("atleast counts among " + std::to_string(sets) + " sets here; " +
                     std::to_string(mostCountedSets) + " are the most");
    if (count > sets)
        return error("no frame is in " + std::to_string(count) + " of " + std::to_string(sets) + " sets");
    return std::nullopt;
}

Error errorOfGroup(const std::string& name, const QueryNames& names, const Lexeme& lexeme,
                   std::string_view text)
{
    NearestName nearest(name);
    const std::vector<std::string> groups = groupNames(names.vocabulary);
    for (const std::string& group : groups) nearest.offer(group);
    return argumentErrorAt(lexeme, text, "query.unknown-group",
                           groups.empty() ? "no group " + shownText(name) + "; the vocabulary has none"
                                          : "no group " + shownText(name) + didYouMean(nearest.best()));
}

Error errorOfExample(const std::string& name, const QueryNames& names, const Lexeme& lexeme,
                     std::string_view text)
{
    constexpr std::size_t mostNamed = 12;
    std::string kept;
    for (const MotionExample& example : names.examples->first(std::min(mostNamed, names.examples->size())))
        kept.append(kept.empty() ? "" : ", ").append(shownText(example.name));
    if (names.examples->size() > mostNamed)
        kept += " and " + std::to_string(names.examples->size() - mostNamed) + " more";
    const std::string help = kept.empty() ? "; this library keeps none yet: More Like This keeps one"
                                          : "; this library keeps: " + kept;
    return argumentErrorAt(lexeme, text, "query.unknown-example", "no example " + shownText(name) + help);
}

std::optional<Error> errorOfCompared(const std::string& name, Comparison comparison,
                                     const PropertyValue& value, const QueryNames& names,
                                     const ComparedLexemes& lexemes, std::string_view text)
{
    if (!names.properties) return std::nullopt;
    const QueryProperty* known = names.findCompared(name);
    const std::optional<RecordField> record = anyRecord(name);
    const QueryProperty ofAny{name, {typeOf(record.value_or(RecordField::Note))}};
    if (!known && record) known = &ofAny;
    if (!known) return errorOfProperty(name, names, lexemes.name, text);
    const auto& types = known->types;
    if (!types.empty() && std::ranges::find(types, typeOf(value)) == types.end())
        return errorOfPropertyType(*known, lexemes.value, text);
    return errorOfPropertyValue(*known, comparison, value, lexemes.value, text);
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
    if (function && isMeasure(function->op))
        return error("no property " + shownText(name) + "; the function is written " + signature(*function));
    if (function && function->isCompared)
        return error("no property " + shownText(name) + "; a signal is written with brackets: " + name +
                     "()");
    if (names.vocabulary.findTyped(name))
        return error(shownText(name) + " is a tag; only properties and signals are compared");
    if (const auto counted = names.countedTagIn(name)) return error(errorOfValueName(name, *counted, names));
    const std::size_t dot = name.rfind('.');
    if (dot == name.npos) return error("no property " + shownText(name));
    const std::string before = name.substr(0, dot);
    if (const QueryMeaning meaning = names.meaningOf(before); isOfSeveralCounted(meaning, names))
        return errorOfTag(before, meaning, names, lexeme, text);
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

std::optional<Error> errorOfPropertyValue(const QueryProperty& property, Comparison comparison,
                                          const PropertyValue& value, const Lexeme& lexeme,
                                          std::string_view text)
{
    const bool isEquality = comparison == Comparison::Equal || comparison == Comparison::NotEqual;
    const auto* written = std::get_if<std::string>(&value);
    if (property.values.empty() || !isEquality || !written) return std::nullopt;
    if (std::ranges::find(property.values, *written) != property.values.end()) return std::nullopt;
    NearestName nearest(*written);
    std::string all;
    for (const std::string& each : property.values) {
        nearest.offer(each);
        all.append(all.empty() ? "" : ", ").append(shownText(each));
    }
    const std::string help = nearest.best().empty() ? "; it is one of " + all : didYouMean(nearest.best());
    return argumentErrorAt(lexeme, text, "query.unknown-value",
                           "no " + property.name + ' ' + shownText(*written) + help);
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
