#include "core/tags/TagVocabulary.h"

#include "core/tags/NearestName.h"

#include <algorithm>

namespace tagline {
namespace {

constexpr Colour parentColour = 0x8a93a6;

/// Whether the dotted name ends with these whole parts.
bool endsWithParts(std::string_view name, std::string_view parts)
{
    return name.size() > parts.size() && name.ends_with(parts) && name[name.size() - parts.size() - 1] == '.';
}

bool isBelow(std::string_view name, std::string_view parent)
{
    return name.size() > parent.size() && name.starts_with(parent) && name[parent.size()] == '.';
}

} // namespace

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
    return id;
}

void TagVocabulary::internParents(std::string_view name)
{
    for (std::size_t dot = name.find('.'); dot != std::string_view::npos; dot = name.find('.', dot + 1)) {
        const std::string_view parent = name.substr(0, dot);
        const bool isName = !parent.empty() && parent.back() != '.';
        if (isName && !find(parent)) added(parent);
    }
}

/// Gives a tag its automatic colour, if it does not have it yet.
void TagVocabulary::giveColour(TagId id)
{
    if (m_colourIndices[id.value]) return;
    m_colourIndices[id.value] = m_nextColour++;
    m_definitions[id.value].colour = automaticColour(*m_colourIndices[id.value]);
}

/// The tag of that name, added with its parents where it is new.
TagId TagVocabulary::present(std::string_view name)
{
    if (const auto known = find(name)) return *known;
    const TagId id = added(name);
    internParents(name);
    return id;
}

TagId TagVocabulary::intern(std::string_view name)
{
    const TagId id = present(name);
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
    m_definitions[id.value] = std::move(definition);
    return id;
}

std::optional<TagId> TagVocabulary::find(std::string_view name) const
{
    const auto found = m_byName.find(std::string(name));
    return found != m_byName.end() ? std::optional(found->second) : std::nullopt;
}

std::optional<TagId> TagVocabulary::findKey(std::string_view key) const
{
    if (key.empty()) return std::nullopt;
    for (std::uint32_t i = 0; i < m_definitions.size(); ++i)
        if (m_definitions[i].key == key) return TagId(i);
    return std::nullopt;
}

std::vector<TagId> TagVocabulary::withDescendants(TagId id) const
{
    const std::string& parent = m_definitions[id.value].name;
    std::vector<TagId> ids;
    for (std::uint32_t i = 0; i < m_definitions.size(); ++i)
        if (i == id.value || isBelow(m_definitions[i].name, parent)) ids.push_back(TagId(i));
    return ids;
}

std::vector<TagId> TagVocabulary::inNameOrder() const
{
    std::vector<TagId> ids;
    for (std::uint32_t i = 0; i < m_definitions.size(); ++i) ids.push_back(TagId(i));
    std::sort(ids.begin(), ids.end(),
              [this](TagId a, TagId b) { return m_definitions[a.value].name < m_definitions[b.value].name; });
    return ids;
}

std::vector<TagId> TagVocabulary::endingWith(std::string_view parts) const
{
    std::vector<TagId> ids;
    for (std::uint32_t i = 0; i < m_definitions.size(); ++i)
        if (endsWithParts(m_definitions[i].name, parts)) ids.push_back(TagId(i));
    return ids;
}

std::optional<TagId> TagVocabulary::findTyped(std::string_view typed) const
{
    if (const auto full = find(typed)) return full;
    const std::vector<TagId> matches = endingWith(typed);
    return matches.size() == 1 ? std::optional(matches.front()) : std::nullopt;
}

TagResolution TagVocabulary::resolve(std::string_view typed) const
{
    if (const auto full = find(typed)) return *full;
    const std::vector<TagId> matches = endingWith(typed);
    if (matches.size() == 1) return matches.front();
    if (matches.empty()) return UnknownTag{suggestion(typed)};
    AmbiguousTag ambiguous;
    for (const TagId id : matches) ambiguous.candidates.push_back(m_definitions[id.value].name);
    std::sort(ambiguous.candidates.begin(), ambiguous.candidates.end());
    return ambiguous;
}

/// The nearest full name or ending of whole parts; in full where its ending alone would not name one tag.
std::string TagVocabulary::suggestion(std::string_view typed) const
{
    NearestName nearest(typed);
    for (const TagDefinition& definition : m_definitions) {
        std::string_view ending = definition.name;
        nearest.offer(ending);
        while (ending.find('.') != std::string_view::npos) {
            ending.remove_prefix(ending.find('.') + 1);
            nearest.offer(ending);
        }
    }
    const std::string& best = nearest.best();
    const TagResolution meaning = best.empty() ? TagResolution(TagId()) : resolve(best);
    const auto* ambiguous = std::get_if<AmbiguousTag>(&meaning);
    return ambiguous ? ambiguous->candidates.front() : best;
}

std::string_view lastPart(std::string_view dottedName)
{
    const std::size_t dot = dottedName.rfind('.');
    return dot == std::string_view::npos ? dottedName : dottedName.substr(dot + 1);
}

} // namespace tagline
