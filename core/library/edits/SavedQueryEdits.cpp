#include "core/library/edits/SavedQueryEdits.h"

#include "core/query/editing/QueryEcho.h"
#include "core/query/editing/QueryPlaces.h"
#include "core/query/language/QueryNames.h"

#include <algorithm>

namespace tagline {
namespace {

using Names = std::map<std::string, std::string>;

/// Calls f(lexeme, live tag) for each live tag that a text names, the last first.
template<class F>
void forEachLiveTag(const std::string& text, const ClipLibrary& library, F&& f)
{
    const QueryNames names{
        .vocabulary = library.vocabulary(), .tagged = &library.index(), .derivedTags = library.derivedTags()};
    const std::vector<Lexeme> lexemes = queryLexemes(text);
    for (std::size_t i = lexemes.size() - 1; i-- > 0;) {
        const Lexeme& word = lexemes[i];
        const bool isName = word.kind == LexemeKind::Name || word.kind == LexemeKind::String;
        if (!isName || placeOfName(lexemes, i, text) != NamePlace::Tag) continue;
        const QueryMeaning meaning = names.meaningOf(lexemeName(word, text));
        if (const auto* derived = std::get_if<const SavedQuery*>(&meaning)) f(word, **derived);
    }
}

std::string withNames(std::string text, const Names& saved, const Names& live, const ClipLibrary& library)
{
    const std::string before = text;
    forEachLiveTag(before, library, [&](const Lexeme& word, const SavedQuery& tag) {
        if (const auto name = live.find(tag.name); name != live.end())
            text.replace(word.begin, word.end - word.begin, quotedName(name->second));
    });
    return withSavedQueriesRenamed(std::move(text), saved);
}

} // namespace

bool namesLiveTag(const std::string& text, std::string_view name, const ClipLibrary& library)
{
    bool isNamed = false;
    forEachLiveTag(text, library,
                   [&](const Lexeme&, const SavedQuery& tag) { isNamed = isNamed || tag.name == name; });
    return isNamed;
}

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
    Names saved, live;
    for (const KeptQuery& query : kept)
        if (query.name != query.former) (query.isLive ? live : saved)[query.former] = query.name;
    LibraryEdit edit;
    edit.queries.emplace();
    edit.derived.emplace();
    edit.rules = library.rules();
    for (const KeptQuery& query : kept) {
        const std::string text = withNames(query.query, saved, live, library);
        const SavedQuery* before =
            findNamed(query.isLive ? library.derivedTags() : library.savedQueries(), query.former);
        (query.isLive ? edit.derived : edit.queries)
            ->push_back({query.name, text, before ? before->extra : std::vector<ExtraKey>()});
    }
    for (TaggingRule& rule : *edit.rules) rule.query = withNames(rule.query, saved, live, library);
    edit.checks = library.checks();
    for (LibraryCheck& check : *edit.checks)
        for (std::string* query : {&check.query, &check.within})
            *query = withNames(*query, saved, live, library);
    return edit;
}

} // namespace tagline
