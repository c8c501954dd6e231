#include "core/library/versions/MergedOrder.h"

#include <algorithm>
#include <map>
#include <set>

namespace tagline {
namespace {

using NameSpan = std::span<const std::string>;

/// Whether what a side shares with the base has the base's order in it.
bool keepsOrder(NameSpan side, NameSpan base)
{
    const std::set<std::string> inSide(side.begin(), side.end()), inBase(base.begin(), base.end());
    std::vector<std::string> was, is;
    for (const std::string& name : base)
        if (inSide.contains(name)) was.push_back(name);
    for (const std::string& name : side)
        if (inBase.contains(name)) is.push_back(name);
    return was == is;
}

/// The one side's order, with what only the other has behind what comes before it there.
std::vector<std::string> withOthers(NameSpan side, NameSpan other)
{
    std::vector<std::string> names(side.begin(), side.end());
    std::set<std::string> known(side.begin(), side.end());
    auto place = names.begin();
    for (const std::string& name : other) {
        if (known.insert(name).second)
            place = names.insert(place, name) + 1;
        else
            place = std::find(names.begin(), names.end(), name) + 1;
    }
    return names;
}

/// Which names come right before which others, and how many come right before each.
class Neighbours
{
public:
    void add(NameSpan side)
    {
        for (std::size_t i = 0; i < side.size(); ++i) {
            m_before.try_emplace(side[i], 0);
            if (i > 0 && m_after[side[i - 1]].insert(side[i]).second) ++m_before[side[i]];
        }
    }

    /// Always the smallest that has nothing before it; in a circle the smallest of all.
    std::vector<std::string> inOrder() &&
    {
        std::vector<std::string> names;
        std::set<std::string> ready;
        for (const auto& [name, count] : m_before)
            if (count == 0) ready.insert(name);
        while (!m_before.empty()) {
            const std::string next = ready.empty() ? m_before.begin()->first : *ready.begin();
            ready.erase(next);
            m_before.erase(next);
            names.push_back(next);
            for (const std::string& after : m_after[next]) {
                const auto left = m_before.find(after);
                if (left != m_before.end() && --left->second == 0) ready.insert(after);
            }
        }
        return names;
    }

private:
    std::map<std::string, std::set<std::string>> m_after;
    std::map<std::string, int> m_before; ///< of those that are left
};

} // namespace

std::vector<std::string> mergedOrder(NameSpan base, NameSpan ours, NameSpan theirs)
{
    const bool isOursKept = keepsOrder(ours, base), isTheirsKept = keepsOrder(theirs, base);
    if (isOursKept != isTheirsKept) return isOursKept ? withOthers(theirs, ours) : withOthers(ours, theirs);
    Neighbours neighbours;
    neighbours.add(ours);
    neighbours.add(theirs);
    return std::move(neighbours).inOrder();
}

} // namespace tagline
