#include "core/tags/vocabulary/TagRelations.h"

#include <algorithm>

namespace tagline {

TagRelations::TagRelations(std::size_t tagCount, std::span<const TagRelation> relations)
    : m_offsets(tagCount + 1, 0)
    , m_below(relations.size())
{
    for (const TagRelation& relation : relations) ++m_offsets[relation.upper.value + 1];
    for (std::size_t i = 0; i < tagCount; ++i) m_offsets[i + 1] += m_offsets[i];
    std::vector<std::uint32_t> next(m_offsets.begin(), m_offsets.end() - 1);
    for (const TagRelation& relation : relations) m_below[next[relation.upper.value]++] = relation.lower;
}

std::span<const TagId> TagRelations::below(TagId tag) const
{
    const std::uint32_t first = m_offsets[tag.value];
    return std::span(m_below).subspan(first, m_offsets[tag.value + 1] - first);
}

std::vector<TagId> TagRelations::matching(TagId tag) const
{
    std::vector<TagId> found{tag};
    if (below(tag).empty()) return found;
    std::vector<bool> isFound(m_offsets.size() - 1, false);
    isFound[tag.value] = true;
    for (std::size_t i = 0; i < found.size(); ++i)
        for (const TagId lower : below(found[i])) {
            if (isFound[lower.value]) continue;
            isFound[lower.value] = true;
            found.push_back(lower);
        }
    std::sort(found.begin(), found.end());
    return found;
}

} // namespace tagline
