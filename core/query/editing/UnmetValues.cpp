#include "core/query/editing/UnmetValues.h"

#include "core/query/editing/QueryEcho.h"
#include "core/query/evaluation/AnyRecord.h"
#include "core/query/evaluation/QueryTags.h"
#include "core/query/language/QueryOperations.h"
#include "core/support/AsciiCase.h"
#include "core/tags/state/ClipState.h"
#include "core/tags/vocabulary/NearestName.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <ranges>
#include <set>
#include <utility>

namespace tagline {
namespace {

constexpr std::size_t mostValuesNamed = 3;
constexpr std::size_t mostCompared = 1000; ///< of very many values that a property is met with

std::vector<std::string> propertiesMeant(std::string_view name, const QueryLibrary& library)
{
    std::vector<std::string> names = recordsMeant(name, library);
    names.emplace_back(name);
    return names;
}

bool isMet(const std::vector<std::string>& names, const PropertyValue& value, const QueryLibrary& library)
{
    bool isThere = false;
    for (const std::string& name : names)
        library.properties.forEachClip(
            name,
            [&](const PropertyValue& own) {
                isThere = isThere || own == value;
                return false;
            },
            [](ClipId, std::span<const FrameRange>) {});
    return isThere;
}

/// The values of the same type that frames have.
std::set<PropertyValue> valuesMet(const std::vector<std::string>& names, const PropertyValue& like,
                                  const QueryLibrary& library)
{
    std::set<PropertyValue> met;
    for (const std::string& name : names)
        library.properties.forEachClip(
            name,
            [&](const PropertyValue& own) {
                if (own.index() == like.index() && met.size() < mostCompared) met.insert(own);
                return false;
            },
            [](ClipId, std::span<const FrameRange>) {});
    return met;
}

/// How far another value of the same type is; of texts, letters that differ only in case count for nothing.
double farness(const PropertyValue& value, const PropertyValue& other)
{
    if (const auto* number = std::get_if<double>(&value)) return std::abs(*number - std::get<double>(other));
    return double(
        editDistance(asciiLowered(std::get<std::string>(value)), asciiLowered(std::get<std::string>(other))));
}

std::vector<PropertyValue> nearestValues(const PropertyValue& value, const std::set<PropertyValue>& met)
{
    std::vector<std::pair<double, PropertyValue>> byFarness;
    for (const PropertyValue& other : met) byFarness.emplace_back(farness(value, other), other);
    std::ranges::sort(byFarness);
    std::vector<PropertyValue> nearest;
    for (auto& [far, other] : byFarness)
        if (nearest.size() < mostValuesNamed) nearest.push_back(std::move(other));
    return nearest;
}

std::optional<UnmetValue> unmetOfFrames(const QueryExpression& query, const QueryElement& term,
                                        const QueryLibrary& library)
{
    const QueryValue literal = query.value(term);
    if (std::holds_alternative<bool>(literal)) return std::nullopt;
    PropertyValue value;
    if (const auto* text = std::get_if<std::string_view>(&literal))
        value = std::string(*text);
    else
        value = std::get<double>(literal);
    const std::string property(query.text(term));
    if (property == stateProperty) return std::nullopt;
    const auto names = propertiesMeant(property, library);
    if (isMet(names, value, library)) return std::nullopt;
    return UnmetValue{property, value, nearestValues(value, valuesMet(names, value, library))};
}

/// Of values of instances the index has the texts alone.
std::optional<UnmetValue> unmetOfInstances(const QueryExpression& query, const QueryElement& term,
                                           const QueryLibrary& library)
{
    const QueryValue literal = query.value(term);
    const auto* asked = std::get_if<std::string_view>(&literal);
    if (!asked) return std::nullopt;
    const std::string name(query.text(term)), text(*asked);
    std::set<PropertyValue> met;
    for (const TagId tag : tagsOf(query, term, library.vocabulary)) {
        const auto& values = library.instances.values(tag);
        const auto use = values.find(name);
        if (use == values.end()) continue;
        if (use->second.texts.contains(text)) return std::nullopt;
        for (const auto& [own, count] : use->second.texts | std::views::take(mostCompared)) met.insert(own);
    }
    return UnmetValue{valueName(library.vocabulary[term.askedTag()].name, name), text,
                      nearestValues(text, met)};
}

} // namespace

std::vector<UnmetValue> unmetValues(const QueryExpression& query, const QueryLibrary& library)
{
    std::vector<UnmetValue> unmet;
    for (const QueryElement& element : query.elements()) {
        if (!comparesValue(element.op())) continue;
        if (element.comparison() != Comparison::Equal && element.comparison() != Comparison::NotEqual)
            continue;
        auto found = element.op() == QueryOp::Property ? unmetOfFrames(query, element, library)
                                                       : unmetOfInstances(query, element, library);
        if (found && std::ranges::find(unmet, *found) == unmet.end()) unmet.push_back(*std::move(found));
    }
    return unmet;
}

std::string nearestTexts(const UnmetValue& unmet)
{
    std::string texts;
    for (const PropertyValue& value : unmet.nearest)
        texts += (texts.empty() ? "" : ", ") + valueInQuery(value);
    return texts;
}

} // namespace tagline
