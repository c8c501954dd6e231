#include "core/library/versions/JsonChanges.h"

#include "core/io/json/JsonWriter.h"

#include <algorithm>
#include <cassert>
#include <set>

namespace tagline {
namespace {

using NamedNodes = std::vector<std::pair<std::string, JsonNode>>;

const JsonNode* find(const NamedNodes& nodes, const std::string& name)
{
    const auto found =
        std::find_if(nodes.begin(), nodes.end(), [&](const auto& each) { return each.first == name; });
    return found == nodes.end() ? nullptr : &found->second;
}

std::optional<std::string> nameOf(JsonNode element, std::string_view key)
{
    std::optional<std::string> name;
    if (!element.is(JsonKind::Object)) return name;
    element.forEachMember([&](JsonNode member, JsonNode value) {
        if (member.text() == key && value.is(JsonKind::String)) name = std::string(value.text());
    });
    return name;
}

/// The names of those that are in both, in the order of the first.
std::vector<std::string> shared(const NamedNodes& nodes, const NamedNodes& others)
{
    std::vector<std::string> names;
    for (const auto& [name, node] : nodes)
        if (find(others, name)) names.push_back(name);
    return names;
}

std::string listOf(const std::vector<std::string>& names)
{
    JsonWriter json;
    json.beginArray(JsonWriter::Layout::Inline);
    for (const std::string& name : names) json.string(name);
    json.endArray();
    std::string text = std::move(json).finished();
    text.pop_back(); // the line break
    return text;
}

/// Goes down two values at once and keeps where they differ.
class ChangeWalk
{
public:
    ChangeWalk(const ListNames& namesBefore, const ListNames& namesAfter)
        : m_namesBefore(namesBefore)
        , m_namesAfter(namesAfter)
    {
    }

    void compare(JsonNode before, JsonNode after)
    {
        if (before.is(JsonKind::Object) && after.is(JsonKind::Object)) {
            compareMembers(membersOf(before), membersOf(after));
            return;
        }
        const auto named = elementsOf(before, m_namesBefore), others = elementsOf(after, m_namesAfter);
        if (named && others) {
            compareMembers(*named, *others);
            const auto order = shared(*named, *others), orderNow = shared(*others, *named);
            if (order != orderNow) note(listOf(order), listOf(orderNow));
        } else if (laidOut(before) != laidOut(after)) {
            note(laidOut(before), laidOut(after));
        }
    }

    std::vector<MemberChange> taken() && { return std::move(m_changes); }

private:
    std::optional<NamedNodes> elementsOf(JsonNode list, const ListNames& names) const
    {
        const auto own = m_path.size() == 1 ? names.find(m_path.front()) : names.end();
        if (own == names.end()) return namedElements(list);
        NamedNodes nodes;
        list.forEachElement(
            [&](JsonNode element) { nodes.emplace_back(own->second[nodes.size()], element); });
        return nodes;
    }

    void compareMembers(const NamedNodes& before, const NamedNodes& after)
    {
        for (const auto& [name, node] : before) {
            m_path.push_back(name);
            if (const JsonNode* now = find(after, name))
                compare(node, *now);
            else
                note(laidOut(node), std::nullopt);
            m_path.pop_back();
        }
        for (const auto& [name, node] : after) {
            if (find(before, name)) continue;
            m_path.push_back(name);
            note(std::nullopt, laidOut(node));
            m_path.pop_back();
        }
    }

    void note(std::optional<std::string> before, std::optional<std::string> after)
    {
        m_changes.push_back({m_path, {std::move(before), std::move(after)}});
    }

    const ListNames& m_namesBefore;
    const ListNames& m_namesAfter;
    std::vector<std::string> m_path;
    std::vector<MemberChange> m_changes;
};

} // namespace

std::optional<NamedNodes> namedElements(JsonNode list)
{
    if (!list.is(JsonKind::Array)) return {};
    for (const std::string_view key : {"name", "source", "left"}) {
        NamedNodes nodes;
        std::set<std::string> names;
        bool areAllNamed = true;
        list.forEachElement([&](JsonNode element) {
            auto name = nameOf(element, key);
            areAllNamed = areAllNamed && name && names.insert(*name).second;
            if (areAllNamed) nodes.emplace_back(*std::move(name), element);
        });
        if (areAllNamed) return nodes;
    }
    return {};
}

NamedNodes membersOf(JsonNode object)
{
    NamedNodes members;
    object.forEachMember(
        [&](JsonNode key, JsonNode value) { members.emplace_back(std::string(key.text()), value); });
    return members;
}

std::vector<MemberChange> changesBetween(JsonNode before, JsonNode after, const ListNames& namesBefore,
                                         const ListNames& namesAfter)
{
    ChangeWalk walk(namesBefore, namesAfter);
    walk.compare(before, after);
    return std::move(walk).taken();
}

std::string objectOf(std::span<const ExtraKey> members)
{
    JsonWriter json;
    json.beginObject().extraKeys(members).endObject();
    return std::move(json).finished();
}

std::vector<MemberChange> changesBetween(std::span<const ExtraKey> before, std::span<const ExtraKey> after)
{
    if (before.empty() && after.empty()) return {};
    const std::string was = objectOf(before), is = objectOf(after);
    const auto first = JsonDocument::parse(was, {}, "versions");
    const auto second = JsonDocument::parse(is, {}, "versions");
    assert(first && second); // they were read once
    if (!first || !second) return {};
    return changesBetween(first->root(), second->root());
}

} // namespace tagline
