#include "core/query/editing/SavedQuery.h"

#include "core/query/editing/QueryEcho.h"
#include "core/query/language/parsing/QueryLexer.h"

namespace tagline {
namespace {

/// Calls f(lexeme, name) for the name in each `@name`, the last first.
template<class F>
void forEachMention(const std::string& text, F&& f)
{
    const std::vector<Lexeme> lexemes = queryLexemes(text);
    for (std::size_t i = lexemes.size() - 1; i > 0; --i) {
        const Lexeme& word = lexemes[i];
        const bool isName = word.kind == LexemeKind::Name || word.kind == LexemeKind::String;
        if (isName && lexemes[i - 1].kind == LexemeKind::At && lexemes[i - 1].end == word.begin)
            f(word, lexemeName(word, text));
    }
}

} // namespace

void setQuery(std::vector<SavedQuery>& queries, std::string_view name, std::string text)
{
    const auto same = std::ranges::find(queries, name, &SavedQuery::name);
    if (same != queries.end())
        same->text = std::move(text);
    else
        queries.push_back({std::string(name), std::move(text)});
}

std::string withSavedQueriesRenamed(std::string text, const std::map<std::string, std::string>& names)
{
    std::string renamed = text;
    forEachMention(text, [&](const Lexeme& word, const std::string& former) {
        if (const auto name = names.find(former); name != names.end())
            renamed.replace(word.begin, word.end - word.begin, quotedName(name->second));
    });
    return renamed;
}

bool namesSavedQuery(std::string_view text, std::string_view name)
{
    bool isNamed = false;
    const std::string whole(text);
    forEachMention(whole, [&](const Lexeme&, const std::string& each) { isNamed = isNamed || each == name; });
    return isNamed;
}

} // namespace tagline
