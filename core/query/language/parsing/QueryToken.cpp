#include "core/query/language/parsing/QueryToken.h"

#include "core/query/editing/QueryPlaces.h"
#include "core/query/language/parsing/QueryLexer.h"

#include "core/query/language/parsing/WordCharacters.h"

#include <string>
#include <unordered_map>

namespace tagline {
namespace {

/// Finds tags by typed name, each name once.
class NameFinder
{
public:
    explicit NameFinder(const TagVocabulary& vocabulary)
        : m_vocabulary(vocabulary)
    {
    }

    std::optional<TagId> find(const std::string& name)
    {
        const auto known = m_known.find(name);
        if (known != m_known.end()) return known->second;
        return m_known.emplace(name, m_vocabulary.findTyped(name)).first->second;
    }

private:
    const TagVocabulary& m_vocabulary;
    std::unordered_map<std::string, std::optional<TagId>> m_known;
};

QueryTokenKind kindOfOperator(const Lexeme& lexeme, std::string_view text)
{
    const char first = text[lexeme.begin];
    const bool isWord = (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z');
    return isWord ? QueryTokenKind::Keyword : QueryTokenKind::Operator;
}

QueryTokenKind tokenKind(const Lexeme& lexeme, std::string_view text)
{
    switch (lexeme.kind) {
    case LexemeKind::Name:
        return QueryTokenKind::Name;
    case LexemeKind::String:
        return QueryTokenKind::String;
    case LexemeKind::Number:
        return isDigit(char32_t(text[lexeme.end - 1])) ? QueryTokenKind::Number : QueryTokenKind::Duration;
    case LexemeKind::Or:
    case LexemeKind::And:
    case LexemeKind::Minus:
    case LexemeKind::Not:
        return kindOfOperator(lexeme, text);
    case LexemeKind::All:
    case LexemeKind::None:
        return QueryTokenKind::Keyword;
    case LexemeKind::Open:
    case LexemeKind::Close:
        return QueryTokenKind::Bracket;
    case LexemeKind::Comma:
        return QueryTokenKind::Comma;
    case LexemeKind::At:
        return QueryTokenKind::SavedQuery;
    case LexemeKind::Compare:
        return QueryTokenKind::Comparison;
    case LexemeKind::Fault:
    case LexemeKind::End:
        break;
    }
    return QueryTokenKind::Error;
}

/// The token of a Name or a String.
QueryToken nameToken(std::span<const Lexeme> lexemes, std::size_t index, std::string_view text,
                     NameFinder& names)
{
    const Lexeme& lexeme = lexemes[index];
    QueryToken token{tokenKind(lexeme, text), lexeme.begin, lexeme.end, {}, false};
    const std::string_view typed = lexeme.in(text);
    switch (placeOfName(lexemes, index, text)) {
    case NamePlace::Tag: {
        token.tag = names.find(lexemeName(lexeme, text));
        const bool isCall =
            lexeme.kind == LexemeKind::Name && lexemes[index + 1].kind == LexemeKind::Open && !token.tag;
        if (isCall) token.kind = QueryTokenKind::Function;
        break;
    }
    case NamePlace::Property:
        token.kind = QueryTokenKind::Property;
        break;
    case NamePlace::Value:
        if (typed == "true" || typed == "false") token.kind = QueryTokenKind::Keyword;
        break;
    case NamePlace::Function:
        token.kind = QueryTokenKind::Function;
        break;
    case NamePlace::SavedQuery:
        token.kind = QueryTokenKind::SavedQuery;
        break;
    case NamePlace::Group:
        token.isGroup = true;
        break;
    case NamePlace::Joint:
    case NamePlace::Pattern:
    case NamePlace::Example:
        break;
    }
    return token;
}

} // namespace

std::vector<QueryToken> queryTokens(std::string_view text, const TagVocabulary& vocabulary)
{
    const std::vector<Lexeme> lexemes = queryLexemes(text);
    NameFinder names(vocabulary);
    std::vector<QueryToken> tokens;
    for (std::size_t i = 0; lexemes[i].kind != LexemeKind::End; ++i) {
        const Lexeme& lexeme = lexemes[i];
        const bool isName = lexeme.kind == LexemeKind::Name || lexeme.kind == LexemeKind::String;
        QueryToken token = isName ? nameToken(lexemes, i, text, names)
                                  : QueryToken{tokenKind(lexeme, text), lexeme.begin, lexeme.end, {}, false};
        // "@" and the name right after it are one token.
        if (token.kind == QueryTokenKind::SavedQuery && isName)
            tokens.back().end = token.end;
        else
            tokens.push_back(token);
    }
    return tokens;
}

} // namespace tagline
