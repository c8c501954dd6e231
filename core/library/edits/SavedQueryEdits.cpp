#include "core/library/edits/SavedQueryEdits.h"

#include <algorithm>

namespace tagline {

std::vector<KeptQuery> keptQueries(const ClipLibrary& library)
{
    std::vector<KeptQuery> kept;
    for (const SavedQuery& query : library.savedQueries())
        kept.push_back({query.name, query.name, query.text, false});
    for (const SavedQuery& tag : library.derivedTags()) kept.push_back({tag.name, tag.name, tag.text, true});
    return kept;
}

LibraryEdit keptQueriesEdit(const ClipLibrary& library, std::span<const KeptQuery> kept)
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
        const SavedQuery* before =
            findNamed(query.isLive ? library.derivedTags() : library.savedQueries(), query.former);
        (query.isLive ? edit.derived : edit.queries)
            ->push_back({query.name, text, before ? before->extra : std::vector<ExtraKey>()});
    }
    for (TaggingRule& rule : *edit.rules) rule.query = withSavedQueriesRenamed(rule.query, names);
    return edit;
}

} // namespace tagline
