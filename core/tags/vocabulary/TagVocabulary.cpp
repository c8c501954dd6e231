#include "core/tags/vocabulary/TagVocabulary.h"

#include "core/support/text/AsciiCase.h"
#include "core/tags/vocabulary/NearestName.h"
#include "core/tags/vocabulary/SetNames.h"

#include <algorithm>

namespace tagline {
namespace {

constexpr Colour parentColour = 0x8a93a6;

/// Whether the dotted name ends in these whole parts.
bool endsWithParts(std::string_view name, std::string_view parts)
{
    if (name.size() <= parts.size() || !name.ends_with(parts)) return false;
    name.remove_suffix(parts.size());
    return name.ends_with('.') || name.ends_with(setSeparator);
}

/// Offers a completion whose last typed part is only begun, as `Contact.LeftFoot` for `Contact.Left`; keeps
/// the first in byte order. Compared without regard to case (ASCII).
void takeBegun(std::string& first, const std::string& name, std::string_view typed)
{
    if (typed.find('.') == std::string_view::npos || (!first.empty() && first <= name)) return;
    const std::string begun = asciiLowered(typed);
    if (asciiLowered(name).starts_with(begun) || asciiLowered(withoutSet(name)).starts_with(begun))
        first = name;
}

bool isParentName(std::string_view name) { return !name.empty() && name.back() != '.'; }

} // namespace

// Names and definitions

TagId TagVocabulary::added(std::string_view name)
{
    const TagId id(std::uint32_t(m_definitions.size()));
    TagDefinition definition;
    definition.name = name;
    definition.colour = parentColour;
    definition.isRegistered = false;
    m_definitions.push_back(std::move(definition));
    m_colourIndices.emplace_back();
    m_byName.emplace(name, id);
    m_byLastPart[std::string(lastPart(name))].push_back({std::string(name), id, false});
    m_relations.set(nullptr);
    return id;
}

/// Gives a tag of a named set the looks and the group of the registered tag of its name, unless it is
/// registered itself.
void TagVocabulary::lookAsPlain(TagId id)
{
    TagDefinition& definition = m_definitions[id.value];
    if (definition.isRegistered || setOf(definition.name).empty()) return;
    const auto plain = find(withoutSet(definition.name));
    if (!plain || !m_definitions[plain->value].isRegistered) return definition.group.clear();
    definition.group = m_definitions[plain->value].group;
    definition.colour = m_definitions[plain->value].colour;
    definition.kind = m_definitions[plain->value].kind;
    definition.isCounted = m_definitions[plain->value].isCounted;
    definition.description = m_definitions[plain->value].description;
    definition.rule = m_definitions[plain->value].rule;
    definition.examples = m_definitions[plain->value].examples;
}

std::vector<TagId> TagVocabulary::inSets(std::string_view name) const
{
    std::vector<TagId> ids;
    const auto listed = m_byLastPart.find(lastPart(name));
    if (listed == m_byLastPart.end()) return ids;
    for (const Ending& ending : listed->second)
        if (!ending.isSynonym && !setOf(ending.name).empty() && withoutSet(ending.name) == name)
            ids.push_back(ending.tag);
    return ids;
}

void TagVocabulary::internParents(std::string_view name)
{
    for (std::size_t dot = name.find('.'); dot != std::string_view::npos; dot = name.find('.', dot + 1)) {
        const std::string_view parent = name.substr(0, dot);
        if (isParentName(parent) && !isNamespace(parent) && !find(parent)) added(parent);
    }
}

/// The index of an automatic colour that no other tag has. With more tags than such colours they are reused
/// in turn, because no distinct one is left.
std::size_t TagVocabulary::nextColourBeside(TagId id) const
{
    if (m_nextColour >= automaticColourCount) return m_nextColour;
    std::vector<Colour> taken;
    for (std::size_t index = 0; index < m_definitions.size(); ++index)
        if (index != id.value && (m_colourIndices[index] || m_definitions[index].isRegistered))
            taken.push_back(m_definitions[index].colour);
    if (taken.size() >= automaticColourCount) return m_nextColour;
    return distinctColourIndex(taken, m_nextColour);
}

/// Gives a tag its automatic colour, if it does not have one yet.
void TagVocabulary::giveColour(TagId id)
{
    if (m_colourIndices[id.value]) return;
    m_colourIndices[id.value] = nextColourBeside(id);
    ++m_nextColour;
    m_definitions[id.value].colour = automaticColour(*m_colourIndices[id.value]);
    lookAsPlain(id);
}

/// The tag of that name, added with its parents if it is new.
TagId TagVocabulary::present(std::string_view name)
{
    if (const auto known = findNamed(name)) return *known;
    const TagId id = added(name);
    internParents(name);
    return id;
}

TagId TagVocabulary::intern(std::string_view name)
{
    const auto known = find(name);
    const TagId id = known ? *known : present(name);
    if (!m_definitions[id.value].isRegistered) giveColour(id);
    return id;
}

TagId TagVocabulary::define(TagDefinition definition)
{
    const TagId id = present(definition.name);
    if (definition.colour == 0) {
        giveColour(id);
        definition.colour = automaticColour(*m_colourIndices[id.value]);
    }
    releaseSynonyms(id);
    m_definitions[id.value] = std::move(definition);
    claimSynonyms(id);
    if (m_definitions[id.value].isRegistered)
        for (const std::string& implied : std::vector(m_definitions[id.value].implies))
            if (!find(implied)) present(implied);
    for (const TagId other : inSets(m_definitions[id.value].name)) lookAsPlain(other);
    m_relations.set(nullptr);
    return id;
}

void TagVocabulary::claimSynonyms(TagId id)
{
    if (!m_definitions[id.value].isRegistered) return;
    for (const std::string& synonym : m_definitions[id.value].synonyms) {
        std::vector<TagId>& claims = m_bySynonym[synonym];
        const auto at = std::lower_bound(claims.begin(), claims.end(), id);
        if (at != claims.end() && *at == id) continue;
        claims.insert(at, id);
        m_byLastPart[std::string(lastPart(synonym))].push_back({synonym, id, true});
    }
}

void TagVocabulary::releaseSynonyms(TagId id)
{
    if (!m_definitions[id.value].isRegistered) return;
    for (const std::string& synonym : m_definitions[id.value].synonyms) {
        std::erase(m_bySynonym[synonym], id);
        std::erase_if(m_byLastPart[std::string(lastPart(synonym))], [&](const Ending& ending) {
            return ending.isSynonym && ending.tag == id && ending.name == synonym;
        });
    }
}

std::optional<TagId> TagVocabulary::findNamed(std::string_view name) const
{
    const auto found = m_byName.find(name);
    return found != m_byName.end() ? std::optional(found->second) : std::nullopt;
}

std::optional<TagId> TagVocabulary::findSynonym(std::string_view name) const
{
    const auto found = m_bySynonym.find(name);
    const bool isThere = found != m_bySynonym.end() && !found->second.empty();
    return isThere ? std::optional(found->second.front()) : std::nullopt;
}

std::optional<TagId> TagVocabulary::find(std::string_view name) const
{
    const auto named = findNamed(name);
    if (named && m_definitions[named->value].isRegistered) return named;
    const auto meant = findSynonym(name);
    return meant ? meant : named;
}

std::optional<TagId> TagVocabulary::findKey(std::string_view key) const
{
    if (key.empty()) return std::nullopt;
    for (std::uint32_t i = 0; i < m_definitions.size(); ++i)
        if (m_definitions[i].key == key) return TagId(i);
    return std::nullopt;
}

// Relations between tags

/// The parent of a name: the tag of its longest beginning that means a tag and is no namespace.
std::optional<TagId> TagVocabulary::parentOf(std::string_view name) const
{
    for (std::size_t dot = name.rfind('.'); dot != std::string_view::npos && dot > 0;
         dot = name.rfind('.', dot - 1)) {
        const std::string_view parent = name.substr(0, dot);
        if (!isParentName(parent) || isNamespace(parent)) continue;
        if (const auto found = find(parent)) return found;
    }
    return std::nullopt;
}

void TagVocabulary::appendRelations(TagId id, std::vector<TagRelation>& relations) const
{
    const TagDefinition& definition = m_definitions[id.value];
    if (const auto parent = parentOf(definition.name)) relations.push_back({id, *parent});
    if (const auto meant = find(definition.name); meant != id) relations.push_back({id, *meant});
    if (!definition.isRegistered) return;
    for (const std::string& implied : definition.implies)
        if (const auto upper = find(implied)) relations.push_back({id, *upper});
}

std::shared_ptr<const TagRelations> TagVocabulary::relations() const
{
    if (auto known = m_relations.get()) return known;
    std::vector<TagRelation> arrows;
    for (std::uint32_t i = 0; i < m_definitions.size(); ++i) appendRelations(TagId(i), arrows);
    const auto made = std::make_shared<const TagRelations>(m_definitions.size(), arrows);
    m_relations.set(made);
    return made;
}

std::vector<TagId> TagVocabulary::matching(TagId id) const { return relations()->matching(id); }

std::vector<TagId> TagVocabulary::exactly(TagId id) const
{
    std::vector<TagId> ids{id};
    if (!m_definitions[id.value].isRegistered) return ids;
    for (const std::string& synonym : m_definitions[id.value].synonyms)
        if (const auto hidden = findNamed(synonym); hidden && find(synonym) == id) ids.push_back(*hidden);
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

void TagVocabulary::setNamespaces(std::vector<std::string> firstParts)
{
    m_namespaces = std::move(firstParts);
    m_relations.set(nullptr);
}

bool TagVocabulary::isNamespace(std::string_view firstPart) const
{
    return std::find(m_namespaces.begin(), m_namespaces.end(), withoutSet(firstPart)) != m_namespaces.end();
}

/// Whether a tag is a namespace that was interned as a parent before it became known as a namespace.
bool TagVocabulary::isOnlyNamespace(TagId id) const
{
    const TagDefinition& definition = m_definitions[id.value];
    return !definition.isRegistered && !m_colourIndices[id.value] && isNamespace(definition.name);
}

TagGroup TagVocabulary::groupOf(TagId id) const
{
    const std::string& name = m_definitions[id.value].group;
    for (const TagGroup& group : m_groups)
        if (!name.empty() && group.name == name) return group;
    TagGroup group;
    group.name = name;
    return group;
}

std::vector<TagId> TagVocabulary::inNameOrder() const
{
    std::vector<TagId> ids;
    for (std::uint32_t i = 0; i < m_definitions.size(); ++i)
        if (!isOnlyNamespace(TagId(i))) ids.push_back(TagId(i));
    std::sort(ids.begin(), ids.end(),
              [this](TagId a, TagId b) { return m_definitions[a.value].name < m_definitions[b.value].name; });
    return ids;
}

// Resolving typed names

std::optional<TagId> TagVocabulary::findFull(std::string_view typed) const
{
    const auto full = find(typed);
    return full && !isOnlyNamespace(*full) ? full : std::nullopt;
}

/// The tags with a name (or a synonym) that ends in these parts and resolves to them.
std::vector<TagId> TagVocabulary::endingWith(std::string_view parts, bool isSynonym) const
{
    std::vector<TagId> ids;
    const auto listed = m_byLastPart.find(lastPart(parts));
    if (listed == m_byLastPart.end()) return ids;
    for (const Ending& ending : listed->second)
        if (ending.isSynonym == isSynonym && endsWithParts(ending.name, parts) &&
            find(ending.name) == ending.tag)
            ids.push_back(ending.tag);
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

/// Tags in the named set; without one, those of the default set before all others.
std::vector<TagId> TagVocabulary::endingWith(std::string_view parts) const
{
    const std::string_view set = setOf(parts);
    std::vector<TagId> ids = endingWith(withoutSet(parts), false);
    if (ids.empty()) ids = endingWith(withoutSet(parts), true);
    const auto isElsewhere = [&](TagId id) { return setOf(m_definitions[id.value].name) != set; };
    if (!set.empty() || !std::ranges::all_of(ids, isElsewhere)) std::erase_if(ids, isElsewhere);
    return ids;
}

std::optional<TagId> TagVocabulary::findTyped(std::string_view typed) const
{
    if (const auto full = findFull(typed)) return full;
    const std::vector<TagId> matches = endingWith(typed);
    return matches.size() == 1 ? std::optional(matches.front()) : std::nullopt;
}

TagResolution TagVocabulary::resolve(std::string_view typed) const
{
    if (const auto full = findFull(typed)) return *full;
    const std::vector<TagId> matches = endingWith(typed);
    if (matches.size() == 1) return matches.front();
    if (matches.empty()) return UnknownTag{suggestion(typed), isNamespace(typed)};
    AmbiguousTag ambiguous;
    for (const TagId id : matches) ambiguous.candidates.push_back(m_definitions[id.value].name);
    std::sort(ambiguous.candidates.begin(), ambiguous.candidates.end());
    return ambiguous;
}

/// The nearest full name or ending, as a full name if the ending alone is ambiguous; else a name with an
/// incomplete last part.
std::string TagVocabulary::suggestion(std::string_view typed) const
{
    NearestName nearest(typed);
    const auto offer = [&nearest](std::string_view ending) {
        nearest.offer(ending);
        if (!setOf(ending).empty()) nearest.offer(ending = withoutSet(ending));
        while (ending.find('.') != std::string_view::npos) {
            ending.remove_prefix(ending.find('.') + 1);
            nearest.offer(ending);
        }
    };
    std::string begun;
    for (std::uint32_t i = 0; i < m_definitions.size(); ++i) {
        if (isOnlyNamespace(TagId(i))) continue;
        offer(m_definitions[i].name);
        takeBegun(begun, m_definitions[i].name, typed);
    }
    for (const auto& [synonym, claims] : m_bySynonym)
        if (!claims.empty()) offer(synonym);
    const std::string& best = nearest.best();
    if (best.empty()) return begun;
    const std::vector<TagId> matches = findFull(best) ? std::vector<TagId>() : endingWith(best);
    if (matches.size() < 2) return best;
    const auto name = [this](TagId id) { return m_definitions[id.value].name; };
    std::string first = name(matches.front());
    for (const TagId id : matches) first = std::min(first, name(id));
    return first;
}

std::string_view lastPart(std::string_view dottedName)
{
    const std::string_view name = withoutSet(dottedName);
    const std::size_t dot = name.rfind('.');
    return dot == std::string_view::npos ? name : name.substr(dot + 1);
}

} // namespace tagline
