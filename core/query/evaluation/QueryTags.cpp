#include "core/query/evaluation/QueryTags.h"

#include "core/query/language/QueryOperations.h"
#include "core/support/text/CanonicalText.h"
#include "core/tags/vocabulary/SetNames.h"

#include <algorithm>
#include <set>

namespace tagline {

std::vector<TagId> tagsOf(const QueryExpression& query, const QueryElement& term,
                          const TagVocabulary& vocabulary)
{
    if (term.op() == QueryOp::Group) return tagsOfGroup(query.text(term), vocabulary);
    if (term.op() == QueryOp::ExactTag) return vocabulary.exactly(term.tag());
    if (term.op() == QueryOp::InstanceValue) return vocabulary.matching(term.askedTag());
    return takes(term.op(), QueryArgument::Tag) ? vocabulary.matching(term.tag()) : std::vector<TagId>();
}

std::vector<std::string> groupNames(const TagVocabulary& vocabulary)
{
    std::set<std::string> names;
    for (const TagGroup& group : vocabulary.groups()) names.insert(group.name);
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i) names.insert(vocabulary[TagId(i)].group);
    names.erase("");
    return {names.begin(), names.end()};
}

std::vector<TagId> tagsOfGroup(std::string_view group, const TagVocabulary& vocabulary)
{
    std::vector<TagId> members;
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i) {
        const std::string& named = vocabulary[TagId(i)].group;
        if (!named.empty() && isSameText(named, group)) members.push_back(TagId(i));
    }
    const auto isInNamedSet = [&](TagId tag) { return !setOf(vocabulary[tag].name).empty(); };
    if (!std::ranges::all_of(members, isInNamedSet)) std::erase_if(members, isInNamedSet);
    std::vector<TagId> tags;
    for (const TagId member : members) {
        const std::vector<TagId> matching = vocabulary.matching(member);
        tags.insert(tags.end(), matching.begin(), matching.end());
    }
    std::sort(tags.begin(), tags.end());
    tags.erase(std::unique(tags.begin(), tags.end()), tags.end());
    return tags;
}

} // namespace tagline
