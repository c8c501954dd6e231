#include "core/query/QueryCompletion.h"

#include "core/query/QueryEcho.h"
#include "core/query/QueryFunctions.h"
#include "core/query/QueryLexer.h"
#include "core/support/AsciiCase.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace tagline {
namespace {

constexpr std::array<std::string_view, 3> termWords{"all", "none", "not"};
constexpr std::array<std::string_view, 4> operatorWords{"and", "or", "minus", "except"};

/// What is being typed, and what could stand there.
struct Place
{
    enum class Wants { Term, Operator, SavedQuery, Nothing };

    Wants wants = Wants::Term;
    std::string typed;
    std::size_t begin = 0;
    std::size_t end = 0;
};

bool isWord(const Lexeme& lexeme, std::string_view text)
{
    switch (lexeme.kind) {
    case LexemeKind::Name:
    case LexemeKind::String:
    case LexemeKind::All:
    case LexemeKind::None:
        return true;
    case LexemeKind::Or:
    case LexemeKind::And:
    case LexemeKind::Minus:
    case LexemeKind::Not:
        return lexeme.end - lexeme.begin > 1;
    case LexemeKind::Fault:
        return text[lexeme.begin] == '"';
    case LexemeKind::Number:
    case LexemeKind::Open:
    case LexemeKind::Close:
    case LexemeKind::Comma:
    case LexemeKind::At:
    case LexemeKind::Compare:
    case LexemeKind::End:
        break;
    }
    return false;
}

/// What can follow a lexeme (none: the beginning).
Place::Wants wantedAfter(const Lexeme* lexeme)
{
    if (!lexeme) return Place::Wants::Term;
    switch (lexeme->kind) {
    case LexemeKind::Or:
    case LexemeKind::And:
    case LexemeKind::Minus:
    case LexemeKind::Not:
    case LexemeKind::Open:
    case LexemeKind::Comma:
        return Place::Wants::Term;
    case LexemeKind::Name:
    case LexemeKind::String:
    case LexemeKind::Number:
    case LexemeKind::All:
    case LexemeKind::None:
    case LexemeKind::Close:
        return Place::Wants::Operator;
    case LexemeKind::At:
        return Place::Wants::SavedQuery;
    case LexemeKind::Compare:
    case LexemeKind::Fault:
    case LexemeKind::End:
        break;
    }
    return Place::Wants::Nothing;
}

/// The part of a word before the cursor, without its quote.
std::string typedPart(const Lexeme& word, std::size_t cursor, std::string_view text)
{
    const std::size_t begin = word.begin + (text[word.begin] == '"');
    std::string typed(text.substr(begin, cursor - std::min(begin, cursor)));
    if (word.kind == LexemeKind::String && cursor == word.end) typed.pop_back();
    return typed;
}

Place placeAt(std::string_view text, std::size_t cursor)
{
    const std::vector<Lexeme> lexemes = queryLexemes(text);
    const auto isBeforeCursor = [cursor](const Lexeme& lexeme) { return lexeme.end < cursor; };
    auto at = std::find_if_not(lexemes.begin(), lexemes.end(), isBeforeCursor);
    // A word that ends at the cursor is being typed; any other lexeme that ends there is before it.
    const bool touches = at != lexemes.end() && at->begin < cursor;
    const bool isTyping = touches && isWord(*at, text);
    if (touches && !isTyping && at->end > cursor) return {Place::Wants::Nothing, {}, cursor, cursor};
    if (touches && !isTyping && at->kind == LexemeKind::Number)
        return {Place::Wants::Nothing, {}, cursor, cursor};
    if (touches && !isTyping) ++at;

    const Lexeme* before = at == lexemes.begin() ? nullptr : &*std::prev(at);
    Place place{wantedAfter(before), {}, cursor, cursor};
    if (isTyping) {
        place.begin = at->begin;
        place.end = at->kind == LexemeKind::Fault ? cursor : at->end;
        place.typed = typedPart(*at, cursor, text);
    }
    const bool isApart = before && before->end != place.begin;
    if (place.wants == Place::Wants::SavedQuery) {
        if (isApart) place.wants = Place::Wants::Nothing;
        place.begin = before->end - 1;
    }
    // After `@name` an operator follows; after a name as well: wantedAfter says so for both.
    return place;
}

/// How well a name fits what was typed: 0 begins with it, 1 a later part begins with it, 2 contains it, 3
/// not.
int fit(std::string_view name, std::string_view typed)
{
    const std::string lower = asciiLowered(name);
    const std::string wanted = asciiLowered(typed);
    if (lower.starts_with(wanted)) return 0;
    if (lower.find('.' + wanted) != std::string::npos) return 1;
    return lower.find(wanted) != std::string::npos ? 2 : 3;
}

void appendTags(const Place& place, const TagVocabulary& vocabulary, std::vector<QueryCompletion>& items)
{
    const std::vector<TagId> ids = vocabulary.inNameOrder();
    for (int wanted = 0; wanted < 3; ++wanted)
        for (const TagId id : ids)
            if (fit(vocabulary[id].name, place.typed) == wanted)
                items.push_back({quotedName(vocabulary[id].name), QueryTokenKind::Name, id});
}

template<class Words>
void appendWords(const Place& place, const Words& words, std::vector<QueryCompletion>& items)
{
    for (const std::string_view word : words)
        if (fit(word, place.typed) == 0) items.push_back({std::string(word), QueryTokenKind::Keyword, {}});
}

void appendFunctions(const Place& place, std::vector<QueryCompletion>& items)
{
    for (const QueryFunction& function : queryFunctions())
        if (isAvailable(function.kind) && fit(function.name, place.typed) == 0)
            items.push_back({std::string(function.name) + '(', QueryTokenKind::Function, {}});
}

void appendSavedQueries(const Place& place, std::span<const SavedQuery> saved,
                        std::vector<QueryCompletion>& items)
{
    for (int wanted = 0; wanted < 3; ++wanted)
        for (const SavedQuery& query : saved)
            if (fit(query.name, place.typed) == wanted)
                items.push_back({'@' + quotedName(query.name), QueryTokenKind::SavedQuery, {}});
}

} // namespace

QueryCompletions completions(std::string_view text, std::size_t cursor, const TagVocabulary& vocabulary,
                             std::span<const SavedQuery> savedQueries)
{
    assert(cursor <= text.size());
    const Place place = placeAt(text, cursor);
    QueryCompletions found{place.begin, place.end, {}};
    switch (place.wants) {
    case Place::Wants::Term:
        appendTags(place, vocabulary, found.items);
        appendWords(place, termWords, found.items);
        appendFunctions(place, found.items);
        break;
    case Place::Wants::Operator:
        appendWords(place, operatorWords, found.items);
        break;
    case Place::Wants::SavedQuery:
        appendSavedQueries(place, savedQueries, found.items);
        break;
    case Place::Wants::Nothing:
        break;
    }
    return found;
}

} // namespace tagline
