#include "core/tags/vocabulary/VocabularySettings.h"

#include <algorithm>
#include <set>

namespace tagline {
namespace {

bool isDeclared(const TagVocabulary& vocabulary, const std::string& group)
{
    const auto& groups = vocabulary.groups();
    return std::any_of(groups.begin(), groups.end(),
                       [&](const TagGroup& each) { return each.name == group; });
}

/// The first duplicate name; empty if there is none.
std::string repeatedName(const std::vector<std::string>& names)
{
    std::set<std::string> seen;
    for (const std::string& name : names)
        if (!seen.insert(name).second) return name;
    return {};
}

std::optional<std::string> problemOfNames(const std::vector<std::string>& names, const std::string& what)
{
    if (std::count(names.begin(), names.end(), std::string()) > 0) return "a " + what + " needs a name";
    if (const std::string twice = repeatedName(names); !twice.empty())
        return "there are two entries for the " + what + " \"" + twice + "\": keep one of them";
    return std::nullopt;
}

std::optional<std::string> problemOfNamespaces(const std::vector<std::string>& namespaces)
{
    for (const std::string& name : namespaces)
        if (name.find('.') != std::string::npos)
            return "the namespace \"" + name +
                   "\" must not contain a dot: it is the first part of a tag's name";
    return problemOfNames(namespaces, "namespace");
}

std::optional<std::string> problemOfPhases(const TagGroup& group)
{
    if (const std::string twice = repeatedName(group.phases); !twice.empty())
        return "\"" + twice + "\" stands twice among the phases of \"" + group.name + "\": keep one";
    return std::nullopt;
}

std::optional<std::string> problemOfDefaults(const std::vector<PropertyDefinition>& properties)
{
    for (const PropertyDefinition& property : properties)
        if (property.fallback && typeOf(*property.fallback) != property.type)
            return "the default of \"" + property.name + "\" is not a " +
                   std::string(typeName(property.type));
    return std::nullopt;
}

} // namespace

VocabularySettings vocabularySettings(const TagVocabulary& vocabulary)
{
    VocabularySettings settings;
    std::set<std::string> known;
    for (const TagGroup& group : vocabulary.groups()) {
        settings.groups.push_back({group, group.name});
        known.insert(group.name);
    }
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i) {
        const TagDefinition& tag = vocabulary[TagId(i)];
        if (tag.isRegistered && !tag.group.empty() && known.insert(tag.group).second)
            settings.groups.push_back({vocabulary.groupOf(TagId(i)), tag.group});
    }
    settings.properties = vocabulary.properties();
    settings.namespaces = vocabulary.namespaces();
    settings.mirrorWords = vocabulary.mirrorPairs();
    return settings;
}

std::optional<std::string> problemOf(const VocabularySettings& settings)
{
    std::vector<std::string> groups;
    for (const GroupSetting& each : settings.groups) groups.push_back(each.group.name);
    if (auto problem = problemOfNames(groups, "group")) return problem;
    for (const GroupSetting& each : settings.groups)
        if (auto problem = problemOfPhases(each.group)) return problem;
    std::vector<std::string> properties;
    for (const PropertyDefinition& each : settings.properties) properties.push_back(each.name);
    if (auto problem = problemOfNames(properties, "property")) return problem;
    if (auto problem = problemOfDefaults(settings.properties)) return problem;
    if (auto problem = problemOfNamespaces(settings.namespaces)) return problem;
    auto words = findProblem(settings.mirrorWords);
    return words ? std::optional(std::move(words->message)) : std::nullopt;
}

std::vector<TagGroup> declaredGroups(const TagVocabulary& vocabulary, const VocabularySettings& settings)
{
    std::vector<TagGroup> groups;
    for (const GroupSetting& each : settings.groups) {
        const bool isNew = each.formerName.empty();
        const TagGroup plain{each.group.name, {}, {}, {}};
        if (isNew || isDeclared(vocabulary, each.formerName) || !(each.group == plain))
            groups.push_back(each.group);
    }
    return groups;
}

std::vector<TagDefinition> regroupedTags(const TagVocabulary& vocabulary, const VocabularySettings& settings)
{
    std::vector<TagDefinition> changed;
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i) {
        const TagDefinition& before = vocabulary[TagId(i)];
        if (!before.isRegistered || before.group.empty()) continue;
        const auto setting =
            std::find_if(settings.groups.begin(), settings.groups.end(),
                         [&](const GroupSetting& each) { return each.formerName == before.group; });
        const std::string group = setting == settings.groups.end() ? std::string() : setting->group.name;
        if (group == before.group) continue;
        changed.push_back(before);
        changed.back().group = group;
    }
    return changed;
}

} // namespace tagline
