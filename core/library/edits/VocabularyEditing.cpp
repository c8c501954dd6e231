#include "core/library/edits/VocabularyEditing.h"

#include "core/library/edits/QueryRewriting.h"
#include "core/query/editing/QueryEcho.h"
#include "core/query/language/parsing/QueryToken.h"
#include "core/support/text/CanonicalText.h"
#include "core/tags/vocabulary/GroupViolations.h"

#include <algorithm>
#include <map>

namespace tagline {
namespace {

/// The groups of an edit that have a stricter rule or other tags than before.
std::vector<TagGroup> changedGroups(const TagVocabulary& vocabulary, const LibraryEdit& edit)
{
    const std::vector<TagGroup>& groups = edit.groups ? *edit.groups : vocabulary.groups();
    std::vector<TagGroup> changed;
    for (const TagGroup& group : groups) {
        if (group.exclusiveness == Exclusiveness::None) continue;
        const auto before = std::find_if(vocabulary.groups().begin(), vocabulary.groups().end(),
                                         [&](const TagGroup& each) { return each.name == group.name; });
        const bool isSameRule =
            before != vocabulary.groups().end() && before->exclusiveness == group.exclusiveness;
        const bool hasNewTags =
            std::any_of(edit.tags.begin(), edit.tags.end(),
                        [&](const TagDefinition& tag) { return tag.group == group.name; });
        if (!isSameRule || hasNewTags) changed.push_back(group);
    }
    return changed;
}

std::vector<BrokenRule> brokenRules(const ClipLibrary& library, const LibraryEdit& edit)
{
    TagVocabulary trial = library.vocabulary();
    for (const TagDefinition& tag : edit.tags) trial.define(tag);
    trial.setGroups(changedGroups(library.vocabulary(), edit));
    if (trial.groups().empty()) return {};
    std::map<std::string, BrokenRule> broken;
    for (std::uint32_t i = 0; i < library.clipCount(); ++i) {
        const LibraryClip& clip = library.clip(ClipId(i));
        std::string last;
        for (const GroupViolation& violation : groupViolations(clip.sheet, clip.frames, trial)) {
            BrokenRule& rule = broken[violation.group];
            ++rule.places;
            if (violation.group != last) ++rule.clips;
            last = violation.group;
        }
    }
    std::vector<BrokenRule> rules;
    for (auto& [group, rule] : broken) {
        rules.push_back(std::move(rule));
        rules.back().group = group;
    }
    return rules;
}

std::vector<WrongValues> wrongValues(const ClipLibrary& library, const LibraryEdit& edit)
{
    if (!edit.properties) return {};
    std::vector<PropertyDefinition> retyped;
    for (const PropertyDefinition& property : *edit.properties) {
        const auto* before = findProperty(library.vocabulary().properties(), property.name);
        if (!before || before->type != property.type) retyped.push_back(property);
    }
    if (retyped.empty()) return {};
    std::map<std::string, WrongValues> wrong;
    for (std::uint32_t i = 0; i < library.clipCount(); ++i) {
        std::string last;
        for (const PropertyMistake& mistake : propertyMistakes(library.clip(ClipId(i)).sheet, retyped)) {
            WrongValues& values = wrong[mistake.name];
            values.property = mistake.name;
            ++values.ranges;
            if (mistake.name != last) ++values.clips;
            last = mistake.name;
        }
    }
    std::vector<WrongValues> all;
    for (auto& [name, values] : wrong) all.push_back(std::move(values));
    return all;
}

} // namespace

namespace {

const std::string& keyOf(const GroupSetting& group) { return group.formerName; }
const std::string& keyOf(const PropertyDefinition& property) { return property.name; }
const std::string& keyOf(const std::string& firstPart) { return firstPart; }
const std::string& keyOf(const MirrorPair& pair) { return pair.left; }

template<class Element>
const Element* findKeyed(const std::vector<Element>& elements, const std::string& key)
{
    const auto found = std::find_if(elements.begin(), elements.end(),
                                    [&](const Element& each) { return keyOf(each) == key; });
    return found == elements.end() ? nullptr : &*found;
}

template<class Element>
std::vector<Element> elementsSince(const std::vector<Element>& opened, const std::vector<Element>& chosen,
                                   const std::vector<Element>& now)
{
    std::vector<Element> elements;
    for (const Element& each : chosen) {
        const Element* before = findKeyed(opened, keyOf(each));
        const bool isUntouched = before && *before == each;
        if (!isUntouched)
            elements.push_back(each);
        else if (const Element* present = findKeyed(now, keyOf(each)))
            elements.push_back(*present);
    }
    for (const Element& each : now)
        if (!findKeyed(opened, keyOf(each)) && !findKeyed(elements, keyOf(each))) elements.push_back(each);
    return elements;
}

} // namespace

VocabularySettings settingsSince(const VocabularySettings& opened, const VocabularySettings& chosen,
                                 const VocabularySettings& now)
{
    return {elementsSince(opened.groups, chosen.groups, now.groups),
            elementsSince(opened.properties, chosen.properties, now.properties),
            elementsSince(opened.namespaces, chosen.namespaces, now.namespaces),
            elementsSince(opened.mirrorWords, chosen.mirrorWords, now.mirrorWords)};
}

namespace {

/// New names by former ones, of groups whose name is another.
using GroupNames = std::map<std::string, std::string>;

GroupNames renamedGroups(const VocabularySettings& settings)
{
    GroupNames names;
    for (const GroupSetting& each : settings.groups)
        if (!each.formerName.empty() && each.formerName != each.group.name)
            names.emplace(each.formerName, each.group.name);
    return names;
}

/// `group(gait)` as `group(pace)`; all at once, so that two names may be exchanged.
std::string withGroupsRenamed(std::string text, const TagVocabulary& vocabulary, const GroupNames& names)
{
    std::vector<QueryToken> tokens = queryTokens(text, vocabulary);
    std::reverse(tokens.begin(), tokens.end());
    for (const QueryToken& token : tokens) {
        if (!token.isGroup) continue;
        const std::size_t length = token.end - token.begin;
        std::string typed = text.substr(token.begin, length);
        if (typed.starts_with('"')) typed = typed.substr(1, typed.size() - 2);
        const auto renamed =
            std::ranges::find_if(names, [&](const auto& each) { return isSameText(each.first, typed); });
        if (renamed != names.end()) text.replace(token.begin, length, quotedName(renamed->second));
    }
    return text;
}

/// The pairs with the keys of other programs, each kept with the pair's first word.
std::vector<MirrorPair> withExtras(std::vector<MirrorPair> pairs, const std::vector<MirrorPair>& before)
{
    for (MirrorPair& pair : pairs)
        if (const MirrorPair* known = findKeyed(before, pair.left)) pair.extra = known->extra;
    return pairs;
}

} // namespace

LibraryEdit settingsEdit(const ClipLibrary& library, const VocabularySettings& settings)
{
    const TagVocabulary& vocabulary = library.vocabulary();
    LibraryEdit edit;
    if (auto groups = declaredGroups(vocabulary, settings); groups != vocabulary.groups())
        edit.groups = std::move(groups);
    if (settings.properties != vocabulary.properties()) edit.properties = settings.properties;
    if (settings.namespaces != vocabulary.namespaces()) edit.namespaces = settings.namespaces;
    if (auto pairs = withExtras(settings.mirrorWords, vocabulary.mirrorPairs());
        pairs != vocabulary.mirrorPairs())
        edit.mirrorWords = std::move(pairs);
    edit.tags = regroupedTags(vocabulary, settings);
    if (const GroupNames names = renamedGroups(settings); !names.empty())
        addRewrittenQueries(edit, library, [&](std::string text) {
            return withGroupsRenamed(std::move(text), vocabulary, names);
        });
    return edit;
}

SettingsEffects effectsOf(const ClipLibrary& library, const LibraryEdit& edit)
{
    return {int(edit.tags.size()), brokenRules(library, edit), wrongValues(library, edit)};
}

} // namespace tagline
