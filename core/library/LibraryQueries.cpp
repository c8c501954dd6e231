#include "core/library/LibraryQueries.h"

#include "core/query/editing/QuerySuggestion.h"
#include "core/query/evaluation/QueryCache.h"
#include "core/query/language/parsing/QueryParser.h"

namespace tagline {

namespace {

/// Calls ask(QueryNames) with all that a query of this library can name.
template<class Ask>
auto withNames(const ClipLibrary& library, Ask&& ask)
{
    const auto properties = queryProperties(library.properties(), library.instances(), library.vocabulary());
    QueryNames names{.vocabulary = library.vocabulary(),
                     .savedQueries = library.savedQueries(),
                     .properties = std::span<const QueryProperty>(properties),
                     .hasSignals = true,
                     .tagged = &library.index(),
                     .derivedTags = library.derivedTags(),
                     .examples = std::span<const MotionExample>(library.examples())};
    if (!library.jointNames().empty()) names.joints = library.jointNames();
    return ask(names);
}

/// Whether a clip is tagged with a tag of that name.
bool hasRanges(const ClipLibrary& library, const std::string& name)
{
    const auto tag = library.vocabulary().findNamed(name);
    for (std::uint32_t clip = 0; tag && clip < library.clipCount(); ++clip)
        if (!library.clip(ClipId(clip)).sheet.ranges(*tag).empty()) return true;
    return false;
}

} // namespace

Result<QueryExpression> parseQuery(std::string_view text, const ClipLibrary& library)
{
    return withNames(library, [&](const QueryNames& names) { return parseQuery(text, names); });
}

Result<QueryExpression> parseQuery(std::string_view text, const ClipLibrary& library,
                                   std::span<const SavedQuery> savedQueries,
                                   std::span<const SavedQuery> derivedTags)
{
    return withNames(library, [&](QueryNames names) {
        names.savedQueries = savedQueries;
        names.derivedTags = derivedTags;
        return parseQuery(text, names);
    });
}

std::string suggestionAt(std::string_view text, int column, const ClipLibrary& library)
{
    return withNames(library, [&](const QueryNames& names) { return suggestionAt(text, column, names); });
}

// Names are interned after all queries are evaluated, so that no query sees another's tag without frames.
DerivedTags derivedTags(ClipLibrary& library)
{
    DerivedTags derived;
    QueryCache cache; // evaluates shared subqueries once
    cache.moveTo(library.queryLibrary());
    std::vector<const std::string*> names;
    for (const SavedQuery& each : library.derivedTags()) {
        const auto query = parseQuery(each.text, library);
        if (!query) {
            derived.errors.push_back(
                {query.error().code, "the derived tag \"" + each.name + "\": " + query.error().text(), {}});
            continue;
        }
        if (hasRanges(library, each.name)) {
            derived.errors.push_back({"derived.named-as-tag",
                                      "the derived tag \"" + each.name +
                                          "\" has the name of a tag that clips are tagged with; rename one",
                                      {}});
            continue;
        }
        names.push_back(&each.name);
        derived.tags.push_back({TagId(), *cache.answer(*query)});
    }
    for (std::size_t i = 0; i < names.size(); ++i)
        derived.tags[i].tag = library.vocabulary().intern(*names[i]);
    return derived;
}

} // namespace tagline
