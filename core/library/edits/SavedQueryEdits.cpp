#include "core/library/edits/SavedQueryEdits.h"

#include <algorithm>

namespace tagline {

std::vector<KeptQuery> keptQueries(const ClipLibrary& library, std::span<const NamedQuery> derived)
{
    std::vector<KeptQuery> kept;
    for (const SavedQuery& query : library.savedQueries())
        kept.push_back({query.name, query.name, query.text, false});
    for (const NamedQuery& tag : derived) kept.push_back({tag.name, tag.name, tag.query, true});
    return kept;
}

LibraryEdit keptQueriesEdit(const ClipLibrary& library, std::span<const NamedQuery> derived,
                            std::span<const KeptQuery> kept)
{
    std::map<std::string, std::string> names;
    for (const KeptQuery& query : kept)
        if (!query.isLive && query.name != query.former) names[query.former] = query.name;
    LibraryEdit edit;
    edit.queries.emplace();
    edit.derived.emplace();
    edit.rules = library.rules();
    for (const KeptQuery& query : kept) {
        const std::string text = withSavedQueriesRenamed(query.query, names);
        if (!query.isLive) {
            edit.queries->push_back({query.name, text});
            continue;
        }
        const auto before = std::find_if(derived.begin(), derived.end(),
                                         [&](const NamedQuery& each) { return each.name == query.former; });
        edit.derived->push_back(
            {query.name, text, before == derived.end() ? std::vector<ExtraKey>() : before->extra});
    }
    for (TaggingRule& rule : *edit.rules) rule.query = withSavedQueriesRenamed(rule.query, names);
    return edit;
}

} // namespace tagline
