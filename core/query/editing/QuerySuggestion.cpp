#include "core/query/editing/QuerySuggestion.h"

#include "core/query/editing/QueryEcho.h"
#include "core/query/editing/QueryPlaces.h"
#include "core/query/language/parsing/QueryLexer.h"
#include "core/support/text/Utf8.h"
#include "core/tags/vocabulary/NearestName.h"

#include <algorithm>
#include <optional>
#include <variant>
#include <vector>

namespace tagline {
namespace {

/// Byte offset of the code point at a column (from 1); none outside the text.
std::optional<std::size_t> byteOfColumn(std::string_view text, int column)
{
    std::size_t byte = 0;
    for (int at = 1; at < column && byte < text.size(); ++at) byte += utf8StepAt(text, byte).length;
    return column >= 1 && byte < text.size() ? std::optional(byte) : std::nullopt;
}

std::string nearestTag(const std::string& typed, const QueryNames& names)
{
    const QueryMeaning meaning = names.meaningOf(typed);
    const auto* unknown = std::get_if<UnknownTag>(&meaning);
    if (!unknown) return {};
    const std::string nearest = names.nearestTag(typed, *unknown);
    return nearest.empty() ? std::string() : quotedName(nearest);
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

/// The nearest value of a counted tag's instances, prefixed by the tag as it is typed.
std::string nearestValueName(const std::string& typed, const QueryNames& names)
{
    const auto asked = names.countedTagIn(typed);
    if (!asked) return {};
    NearestName nearest(asked->value);
    for (const std::string_view each : names.valueNames(asked->tag)) nearest.offer(each);
    if (nearest.best().empty()) return {};
    return quotedName(typed.substr(0, typed.size() - asked->value.size()) + nearest.best());
}

std::string nearestProperty(const std::string& typed, const QueryNames& names)
{
    if (!names.properties || names.findCompared(typed)) return {};
    NearestName nearest(typed);
    for (const QueryProperty& property : *names.properties) nearest.offer(property.name);
    return nearest.best().empty() ? nearestValueName(typed, names) : quotedName(nearest.best());
}

std::string nearestJoint(const std::string& typed, const QueryNames& names)
{
    if (!names.joints || names.isJoint(typed)) return {};
    NearestName nearest(typed);
    for (const std::string& joint : *names.joints) nearest.offer(joint);
    return nearest.best().empty() ? std::string() : quotedName(nearest.best());
}

/// The nearest example in quotes, as like() takes it.
std::string nearestExample(const std::string& typed, const QueryNames& names)
{
    if (!names.examples || names.findExample(typed)) return {};
    NearestName nearest(typed);
    for (const MotionExample& example : *names.examples) nearest.offer(example.name);
    return nearest.best().empty() ? std::string() : inQuotes(nearest.best());
}

/// The nearest known name for the Name or String at an index.
std::string nearestName(std::span<const Lexeme> lexemes, std::size_t index, std::string_view text,
                        const QueryNames& names)
{
    const std::string typed = lexemeName(lexemes[index], text);
    switch (placeOfName(lexemes, index, text)) {
    case NamePlace::Tag: {
        const bool isCall =
            lexemes[index].kind == LexemeKind::Name && lexemes[index + 1].kind == LexemeKind::Open;
        return isCall ? nearestFunction(typed) : nearestTag(typed, names);
    }
    case NamePlace::Property:
        return nearestProperty(typed, names);
    case NamePlace::Joint:
        return nearestJoint(typed, names);
    case NamePlace::Example:
        return nearestExample(typed, names);
    case NamePlace::Value:
    case NamePlace::Group:
    case NamePlace::Pattern:
    case NamePlace::Function:
    case NamePlace::SavedQuery: // the error's column is that of the "@"
        break;
    }
    return {};
}

} // namespace

std::string suggestionAt(std::string_view text, int column, const TagVocabulary& vocabulary,
                         std::span<const SavedQuery> savedQueries)
{
    return suggestionAt(text, column, QueryNames{vocabulary, savedQueries});
}

std::string suggestionAt(std::string_view text, int column, const QueryNames& names)
{
    const std::vector<Lexeme> lexemes = queryLexemes(text);
    const auto begin = byteOfColumn(text, column);
    const auto found = std::find_if(lexemes.begin(), lexemes.end() - 1,
                                    [&](const Lexeme& lexeme) { return lexeme.begin == begin; });
    const auto isName = [](const Lexeme& lexeme) {
        return lexeme.kind == LexemeKind::Name || lexeme.kind == LexemeKind::String;
    };
    if (found->kind == LexemeKind::End) return {};
    const Lexeme& next = *(found + 1);
    if (found->kind == LexemeKind::At && isName(next) && next.begin == found->end)
        return nearestSavedQuery(lexemeName(next, text), names.savedQueries);
    return isName(*found) ? nearestName(lexemes, std::size_t(found - lexemes.begin()), text, names)
                          : std::string();
}

} // namespace tagline
