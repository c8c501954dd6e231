#include "core/query/editing/UnmetValues.h"

#include "core/query/editing/QueryEcho.h"
#include "core/query/evaluation/AnyRecord.h"
#include "core/query/evaluation/QueryTags.h"
#include "core/query/language/QueryOperations.h"
#include "core/support/text/AsciiCase.h"
#include "core/tags/state/ClipState.h"
#include "core/tags/vocabulary/NearestName.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <utility>

namespace tagline {
namespace {

constexpr std::size_t mostValuesNamed = 3;
constexpr std::size_t mostCompared = 1000; ///< limit for properties with very many values

using ValueVisit = std::function<void(const PropertyValue& value)>;

void visitProperty(std::string_view property, const QueryLibrary& library, const ValueVisit& visit)
{
    std::vector<std::string> names = recordsMeant(property, library);
    names.emplace_back(property);
    for (const std::string& name : names)
        library.properties.forEachClip(
            name,
            [&](const PropertyValue& own) {
                visit(own);
                return false;
            },
            [](ClipId, std::span<const FrameRange>) {});
}

void visitInstances(std::span<const TagId> tags, std::string_view name, const QueryLibrary& library,
                    const ValueVisit& visit)
{
    std::vector<FrameRange> none;
    const InstanceIndex::Test visited = [&](const TagInstance& instance) {
        for (const InstanceValue& each : instance.values)
            if (each.name == name) visit(each.value);
        return false;
    };
    for (const TagId tag : tags)
        for (const ClipId clip : library.instances.clips({&tag, 1}))
            library.instances.extents(tag, clip, visited, none);
}

/// Visits the values that frames, or instances, have of what a term compares.
void visitValues(const QueryExpression& query, const QueryElement& term, const QueryLibrary& library,
                 const ValueVisit& visit)
{
    if (term.op() == QueryOp::Property) return visitProperty(query.text(term), library, visit);
    visitInstances(tagsOf(query, term, library.vocabulary), query.text(term), library, visit);
}

/// The name of the compared property or value, as written in queries.
std::string comparedName(const QueryExpression& query, const QueryElement& term,
                         const TagVocabulary& vocabulary)
{
    if (term.op() == QueryOp::Property) return std::string(query.text(term));
    return valueName(vocabulary[term.askedTag()].name, query.text(term));
}

/// The text or number that a term compares with; none if it is no single value.
std::optional<PropertyValue> valueAsked(const QueryExpression& query, const QueryElement& term)
{
    if (!comparesValue(term.op())) return std::nullopt;
    if (term.comparison() != Comparison::Equal && term.comparison() != Comparison::NotEqual)
        return std::nullopt;
    const QueryValue literal = query.value(term);
    if (const auto* text = std::get_if<std::string_view>(&literal)) return std::string(*text);
    if (const auto* number = std::get_if<double>(&literal)) return *number;
    return std::nullopt;
}

/// Distance of another value of the same type; for texts, the case of letters is ignored.
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

} // namespace

std::vector<UnmetValue> unmetValues(const QueryExpression& query, const QueryLibrary& library)
{
    std::vector<UnmetValue> unmet;
    for (const QueryElement& element : query.elements()) {
        const auto value = valueAsked(query, element);
        if (!value) continue;
        const std::string property = comparedName(query, element, library.vocabulary);
        if (element.op() == QueryOp::Property && property == stateProperty) continue;
        const auto isSaid = [&](const UnmetValue& each) {
            return each.property == property && each.value == *value;
        };
        if (std::ranges::any_of(unmet, isSaid)) continue;
        bool isMet = false;
        std::set<PropertyValue> met; // values of the same type
        visitValues(query, element, library, [&](const PropertyValue& own) {
            isMet = isMet || own == *value;
            if (!isMet && own.index() == value->index() && met.size() < mostCompared) met.insert(own);
        });
        if (!isMet) unmet.push_back({property, *value, nearestValues(*value, met)});
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
