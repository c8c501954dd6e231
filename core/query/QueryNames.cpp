#include "core/query/QueryNames.h"

#include <algorithm>

namespace tagline {

const QueryProperty* QueryNames::findProperty(std::string_view name) const
{
    if (!properties) return nullptr;
    const auto found = std::ranges::lower_bound(*properties, name, {}, &QueryProperty::name);
    return found != properties->end() && found->name == name ? &*found : nullptr;
}

std::vector<QueryProperty> queryProperties(const PropertyIndex& index,
                                           std::span<const PropertyDefinition> declared)
{
    std::vector<QueryProperty> properties;
    for (std::string& name : index.names()) properties.push_back({name, index.types(name)});
    for (const PropertyDefinition& each : declared) {
        const auto at = std::ranges::lower_bound(properties, each.name, {}, &QueryProperty::name);
        if (at == properties.end() || at->name != each.name)
            properties.insert(at, {each.name, {each.type}});
        else if (std::ranges::find(at->types, each.type) == at->types.end())
            at->types.push_back(each.type);
    }
    return properties;
}

} // namespace tagline
