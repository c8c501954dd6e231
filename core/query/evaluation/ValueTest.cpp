#include "core/query/evaluation/ValueTest.h"

#include "core/query/language/NamePattern.h"

#include <algorithm>

namespace tagline {
namespace {

PropertyValue ownedValue(const QueryValue& value)
{
    if (const auto* text = std::get_if<std::string_view>(&value)) return std::string(*text);
    if (const auto* number = std::get_if<double>(&value)) return *number;
    return std::get<bool>(value);
}

} // namespace

PropertyIndex::Test valueTest(const QueryExpression& query, const QueryElement& term)
{
    const QueryValue literal = query.value(term);
    if (term.comparison() == Comparison::Matches)
        return [pattern = NamePattern(std::get<std::string_view>(literal))](const PropertyValue& value) {
            const auto* text = std::get_if<std::string>(&value);
            return text && pattern.matches(*text);
        };
    return PropertyIndex::compared(term.comparison(), ownedValue(literal));
}

InstanceIndex::Test instanceTest(const QueryExpression& query, const QueryElement& term)
{
    return
        [name = std::string(query.text(term)), holds = valueTest(query, term)](const TagInstance& instance) {
            const auto found = std::ranges::lower_bound(instance.values, name, {}, &InstanceValue::name);
            return found != instance.values.end() && found->name == name && holds(found->value);
        };
}

} // namespace tagline
