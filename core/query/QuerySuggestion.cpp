#include "core/query/QuerySuggestion.h"

#include "core/query/QueryEcho.h"
#include "core/query/QueryFunctions.h"
#include "core/query/QueryLexer.h"
#include "core/support/Utf8.h"
#include "core/tags/NearestName.h"

#include <algorithm>
#include <optional>
#include <variant>
#include <vector>

namespace tagline {
namespace {

/// Where the code point at a column (from 1) begins; none outside the text.
std::optional<std::size_t> byteOfColumn(std::string_view text, int column)
{
    std::size_t byte = 0;
    for (int at = 1; at < column && byte < text.size(); ++at) byte += utf8StepAt(text, byte).length;
    return column >= 1 && byte < text.size() ? std::optional(byte) : std::nullopt;
}

bool isName(const Lexeme& lexeme)
{
    return lexeme.kind == LexemeKind::Name || lexeme.kind == LexemeKind::String;
}

std::string nearestFunction(const std::string& typed)
{
    if (findQueryFunction(typed)) return {};
    NearestName nearest(typed);
    for (const QueryFunction& function : queryFunctions()) nearest.offer(function.name);
    return nearest.best();
}

std::string nearestTag(const std::string& typed, const TagVocabulary& vocabulary)
{
    const TagResolution resolution = vocabulary.resolve(typed);
    const auto* unknown = std::get_if<UnknownTag>(&resolution);
    return unknown && !unknown->suggestion.empty() ? quotedName(unknown->suggestion) : std::string();
}

std::string nearestSavedQuery(const std::string& typed, std::span<const SavedQuery> savedQueries)
{
    NearestName nearest(typed);
    for (const SavedQuery& saved : savedQueries) {
        if (saved.name == typed) return {};
        nearest.offer(saved.name);
    }
    return nearest.best().empty() ? std::string() : '@' + quotedName(nearest.best());
}

} // namespace

std::string suggestionAt(std::string_view text, int column, const TagVocabulary& vocabulary,
                         std::span<const SavedQuery> savedQueries)
{
    const std::vector<Lexeme> lexemes = queryLexemes(text);
    const auto begin = byteOfColumn(text, column);
    const auto found = std::find_if(lexemes.begin(), lexemes.end() - 1,
                                    [&](const Lexeme& lexeme) { return lexeme.begin == begin; });
    if (found->kind == LexemeKind::End) return {};
    const Lexeme& next = *(found + 1);
    if (found->kind == LexemeKind::At)
        return isName(next) && next.begin == found->end
                   ? nearestSavedQuery(lexemeName(next, text), savedQueries)
                   : std::string();
    if (!isName(*found)) return {};
    if (found->kind == LexemeKind::Name && next.kind == LexemeKind::Open)
        return nearestFunction(std::string(found->in(text)));
    return nearestTag(lexemeName(*found, text), vocabulary);
}

} // namespace tagline
