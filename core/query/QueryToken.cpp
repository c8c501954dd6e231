#include "core/query/QueryToken.h"

#include "core/query/QueryFunctions.h"
#include "core/query/QueryLexer.h"

#include <cassert>
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
        return QueryTokenKind::Number;
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

bool isName(const Lexeme& lexeme)
{
    return lexeme.kind == LexemeKind::Name || lexeme.kind == LexemeKind::String;
}

} // namespace

std::vector<QueryToken> queryTokens(std::string_view text, const TagVocabulary& vocabulary)
{
    const std::vector<Lexeme> lexemes = queryLexemes(text);
    NameFinder names(vocabulary);
    std::vector<QueryToken> tokens;
    for (std::size_t i = 0; lexemes[i].kind != LexemeKind::End; ++i) {
        const Lexeme& lexeme = lexemes[i];
        const Lexeme& next = lexemes[i + 1];
        QueryToken token{tokenKind(lexeme, text), lexeme.begin, lexeme.end, {}};
        if (lexeme.kind == LexemeKind::At && isName(next) && next.begin == lexeme.end) {
            token.end = next.end;
            ++i;
        } else if (isName(lexeme)) {
            const bool isValue = i > 0 && lexemes[i - 1].kind == LexemeKind::Compare;
            if (!isValue) token.tag = names.find(lexemeName(lexeme, text));
            const bool isCall = lexeme.kind == LexemeKind::Name && next.kind == LexemeKind::Open;
            if (isCall && (findQueryFunction(lexeme.in(text)) || !token.tag)) {
                token.kind = QueryTokenKind::Function;
                token.tag.reset();
            }
        }
        tokens.push_back(token);
    }
    return tokens;
}

} // namespace tagline
