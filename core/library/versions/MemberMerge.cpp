#include "core/library/versions/MemberMerge.h"

#include "core/io/json/JsonWriter.h"
#include "core/library/versions/JsonChanges.h"
#include "core/library/versions/MergedOrder.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <set>

namespace tagline {
namespace {

using Members = std::vector<std::pair<std::string, JsonNode>>;

/// Three versions of a value; a null pointer where it is not there.
struct NodeVersions
{
    const JsonNode* base;
    const JsonNode* ours;
    const JsonNode* theirs;

    template<class Test>
    bool all(Test test) const
    {
        return (!base || test(*base)) && ours && test(*ours) && theirs && test(*theirs);
    }
};

std::optional<std::string> textOf(const JsonNode* node)
{
    return node ? std::optional(laidOut(*node)) : std::nullopt;
}

const JsonNode* memberNamed(const Members& members, const std::string& name)
{
    const auto found =
        std::find_if(members.begin(), members.end(), [&](const auto& each) { return each.first == name; });
    return found == members.end() ? nullptr : &found->second;
}

std::vector<std::string> namesOf(const Members& members)
{
    std::vector<std::string> names;
    for (const auto& [name, node] : members) names.push_back(name);
    return names;
}

bool isObject(JsonNode node) { return node.is(JsonKind::Object); }

/// The elements of a list as texts.
std::vector<std::string> elementTexts(const JsonNode* list)
{
    std::vector<std::string> texts;
    if (list) list->forEachElement([&](JsonNode element) { texts.push_back(laidOut(element)); });
    return texts;
}

bool isListOfObjects(JsonNode node)
{
    if (!node.is(JsonKind::Array)) return false;
    bool areObjects = true;
    node.forEachElement([&](JsonNode element) { areObjects = areObjects && isObject(element); });
    const std::vector<std::string> texts = elementTexts(&node);
    return areObjects && std::set<std::string>(texts.begin(), texts.end()).size() == texts.size();
}

std::string mergedList(const NodeVersions& lists)
{
    const auto base = elementTexts(lists.base), ours = elementTexts(lists.ours),
               theirs = elementTexts(lists.theirs);
    const std::set<std::string> inBase(base.begin(), base.end()), inOurs(ours.begin(), ours.end()),
        inTheirs(theirs.begin(), theirs.end());
    JsonWriter json;
    json.beginArray();
    for (const std::string& text : mergedOrder(base, ours, theirs))
        if (!inBase.contains(text) || (inOurs.contains(text) && inTheirs.contains(text))) json.raw(text);
    std::string list = std::move(json.endArray()).finished();
    list.pop_back(); // the line break
    return list;
}

/// Goes down three values at once.
class Merge
{
public:
    explicit Merge(std::vector<MemberConflict>& conflicts)
        : m_conflicts(conflicts)
    {
    }

    std::vector<ExtraKey> members(const NodeVersions& objects)
    {
        const auto of = [](const JsonNode* node) { return node ? membersOf(*node) : Members(); };
        const Members base = of(objects.base), ours = of(objects.ours), theirs = of(objects.theirs);
        std::vector<ExtraKey> result;
        for (const std::string& name : mergedOrder(namesOf(base), namesOf(ours), namesOf(theirs))) {
            m_path.push_back(name);
            const NodeVersions versions{memberNamed(base, name), memberNamed(ours, name),
                                        memberNamed(theirs, name)};
            if (auto json = value(versions)) result.push_back({name, *std::move(json)});
            m_path.pop_back();
        }
        return result;
    }

private:
    std::optional<std::string> value(const NodeVersions& versions)
    {
        const auto base = textOf(versions.base), ours = textOf(versions.ours),
                   theirs = textOf(versions.theirs);
        if (ours == base) return theirs;
        if (theirs == base || theirs == ours) return ours;
        if (versions.all(isObject)) {
            std::string json = objectOf(members(versions));
            json.pop_back(); // the line break
            return json;
        }
        if (versions.all(isListOfObjects)) return mergedList(versions);
        m_conflicts.push_back({m_path, base, ours, theirs});
        return ours;
    }

    std::vector<std::string> m_path;
    std::vector<MemberConflict>& m_conflicts;
};

} // namespace

MergedMembers merged(std::span<const ExtraKey> base, std::span<const ExtraKey> ours,
                     std::span<const ExtraKey> theirs)
{
    MergedMembers result;
    if (base.empty() && ours.empty() && theirs.empty()) return result;
    const std::string baseText = objectOf(base), oursText = objectOf(ours), theirsText = objectOf(theirs);
    const auto first = JsonDocument::parse(baseText, {}, "versions");
    const auto second = JsonDocument::parse(oursText, {}, "versions");
    const auto third = JsonDocument::parse(theirsText, {}, "versions");
    assert(first && second && third); // they were read once
    const JsonNode baseNode = first->root(), oursNode = second->root(), theirsNode = third->root();
    result.members = Merge(result.conflicts).members({&baseNode, &oursNode, &theirsNode});
    return result;
}

} // namespace tagline
