#include "core/query/language/parsing/QueryLexer.h"

#include "core/query/language/parsing/WordCharacters.h"
#include "core/support/text/AsciiCase.h"
#include "core/support/text/Utf8.h"

#include <tuple>

namespace tagline {
namespace {

constexpr QueryKeyword keywords[] = {{"all", LexemeKind::All},     {"none", LexemeKind::None},
                                     {"not", LexemeKind::Not},     {"and", LexemeKind::And},
                                     {"or", LexemeKind::Or},       {"minus", LexemeKind::Minus},
                                     {"except", LexemeKind::Minus}};

bool isSameWord(std::string_view typed, std::string_view word)
{
    if (typed.size() != word.size()) return false;
    for (std::size_t i = 0; i < word.size(); ++i)
        if (asciiLowered(typed[i]) != word[i]) return false;
    return true;
}

/// The kind of a word without quotes: a keyword, or a Name.
LexemeKind wordKind(std::string_view typed)
{
    for (const QueryKeyword& keyword : keywords)
        if (isSameWord(typed, keyword.word)) return keyword.kind;
    return LexemeKind::Name;
}

/// Splits the text into lexemes.
class Lexer
{
public:
    explicit Lexer(std::string_view text)
        : m_text(text)
    {
    }

    Lexeme next()
    {
        skipWhile(isBlank);
        m_begin = m_at;
        if (m_at == m_text.size()) return made(LexemeKind::End);
        const Utf8Step step = utf8StepAt(m_text, m_at);
        if (!step.isValid) return notUtf8();
        if (canBeginName(step.codePoint)) return name();
        if (isDigit(step.codePoint)) return number();
        if (step.codePoint == U'"') return string();
        return symbol(step);
    }

private:
    Lexeme made(LexemeKind kind) const { return {kind, LexicalFault::Nothing, m_begin, m_at, m_begin}; }
    Lexeme fault(LexicalFault fault, std::size_t faultAt) const
    {
        return {LexemeKind::Fault, fault, m_begin, m_at, faultAt};
    }

    char peek(std::size_t ahead = 0) const
    {
        return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0';
    }
    /// Whether the code point at an offset exists and satisfies the predicate.
    bool holdsAt(std::size_t at, bool (*predicate)(char32_t)) const
    {
        if (at >= m_text.size()) return false;
        const Utf8Step step = utf8StepAt(m_text, at);
        return step.isValid && predicate(step.codePoint);
    }
    void skipWhile(bool (*predicate)(char32_t))
    {
        while (holdsAt(m_at, predicate)) m_at += utf8StepAt(m_text, m_at).length;
    }

    Lexeme notUtf8()
    {
        while (m_at < m_text.size() && !utf8StepAt(m_text, m_at).isValid) ++m_at;
        return fault(LexicalFault::NotUtf8, m_begin);
    }

    void skipDottedName()
    {
        skipWhile(canContinueName);
        while (peek() == '.' && holdsAt(m_at + 1, canBeginName)) {
            ++m_at;
            skipWhile(canContinueName);
        }
    }

    /// ident {"." ident}, or with a set before it: ident "::" name
    Lexeme name()
    {
        skipDottedName();
        if (peek() == ':' && peek(1) == ':' && holdsAt(m_at + 2, canBeginName)) {
            m_at += 2;
            skipDottedName();
        } else if (peek() == ':' && peek(1) == ':' && peek(2) == '"') {
            m_at += 2;
            return string();
        }
        return made(wordKind(m_text.substr(m_begin, m_at - m_begin)));
    }

    /// digits ["." digits] ["f" | "s" | "ms"]
    Lexeme number()
    {
        skipWhile(isDigit);
        if (peek() == '.' && holdsAt(m_at + 1, isDigit)) {
            ++m_at;
            skipWhile(isDigit);
        }
        const std::size_t unit = m_at;
        skipWhile(canContinueName);
        const std::string_view typedUnit = m_text.substr(unit, m_at - unit);
        const bool isDuration = typedUnit == "f" || typedUnit == "s" || typedUnit == "ms";
        if (!typedUnit.empty() && !isDuration) return fault(LexicalFault::NameBeginsWithDigit, m_begin);
        return made(LexemeKind::Number);
    }

    /// A wrong escape makes the whole string a fault, so that an editor can colour it in one piece.
    Lexeme string()
    {
        LexicalFault found = LexicalFault::Nothing;
        std::size_t foundAt = m_begin;
        const auto note = [&](LexicalFault fault, std::size_t at) {
            if (found == LexicalFault::Nothing) std::tie(found, foundAt) = std::pair(fault, at);
        };
        for (++m_at; m_at < m_text.size() && m_text[m_at] != '"';) {
            const Utf8Step step = utf8StepAt(m_text, m_at);
            if (!step.isValid) note(LexicalFault::NotUtf8, m_at);
            if (step.codePoint == U'\\') {
                const bool isKnown = peek(1) == '"' || peek(1) == '\\';
                if (!isKnown && m_at + 1 < m_text.size()) note(LexicalFault::UnknownEscape, m_at);
                if (isKnown) ++m_at;
            }
            m_at += step.length;
        }
        if (m_at == m_text.size()) {
            note(LexicalFault::UnfinishedQuote, m_begin);
        } else {
            ++m_at;
        }
        return found == LexicalFault::Nothing ? made(LexemeKind::String) : fault(found, foundAt);
    }

    Lexeme taken(LexemeKind kind, std::size_t length)
    {
        m_at += length;
        return made(kind);
    }
    Lexeme takenFault(LexicalFault kind, std::size_t length)
    {
        m_at += length;
        return fault(kind, m_begin);
    }

    Lexeme symbol(Utf8Step step)
    {
        const char after = peek(1);
        switch (step.codePoint) {
        case U'(':
            return taken(LexemeKind::Open, 1);
        case U')':
            return taken(LexemeKind::Close, 1);
        case U',':
            return taken(LexemeKind::Comma, 1);
        case U'@':
            return taken(LexemeKind::At, 1);
        case U'-':
            return taken(LexemeKind::Minus, 1);
        case U'~':
            return taken(LexemeKind::Not, 1);
        case U'|':
            return after == '|' ? takenFault(LexicalFault::DoubleOperator, 2) : taken(LexemeKind::Or, 1);
        case U'&':
            return after == '&' ? takenFault(LexicalFault::DoubleOperator, 2) : taken(LexemeKind::And, 1);
        case U'!':
            return after == '=' ? taken(LexemeKind::Compare, 2) : taken(LexemeKind::Not, 1);
        case U'<':
        case U'>':
        case U'=':
            return comparison(char(step.codePoint), after);
        case U'.':
            return takenFault(LexicalFault::StrayDot, 1);
        }
        return takenFault(LexicalFault::StrayCharacter, step.length);
    }

    Lexeme comparison(char first, char after)
    {
        if (after == '=') return taken(LexemeKind::Compare, 2);
        if (first == '=' && (after == '<' || after == '>'))
            return takenFault(LexicalFault::WrongComparison, 2);
        if (first == '<' && after == '>') return takenFault(LexicalFault::WrongComparison, 2);
        return first == '=' ? takenFault(LexicalFault::SingleEquals, 1) : taken(LexemeKind::Compare, 1);
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_begin = 0;
};

} // namespace

std::span<const QueryKeyword> queryKeywords() { return keywords; }

namespace {

/// `terrain matches "gra*"`: after a name, where no other name can stand.
bool isMatchesBehind(const Lexeme* before, const Lexeme& lexeme, std::string_view text)
{
    const bool isBehindName =
        before && (before->kind == LexemeKind::Name || before->kind == LexemeKind::String);
    return isBehindName && lexeme.kind == LexemeKind::Name && isSameWord(lexeme.in(text), matchesWord);
}

} // namespace

std::vector<Lexeme> queryLexemes(std::string_view text)
{
    Lexer lexer(text);
    std::vector<Lexeme> lexemes;
    do {
        Lexeme lexeme = lexer.next();
        if (isMatchesBehind(lexemes.empty() ? nullptr : &lexemes.back(), lexeme, text))
            lexeme.kind = LexemeKind::Compare;
        lexemes.push_back(lexeme);
    } while (lexemes.back().kind != LexemeKind::End);
    return lexemes;
}

std::string lexemeName(const Lexeme& lexeme, std::string_view text)
{
    const std::string_view typed = lexeme.in(text);
    if (lexeme.kind != LexemeKind::String) return std::string(typed);
    const std::size_t quote = typed.find('"'); // after the name of a set
    std::string name(typed.substr(0, quote));
    for (std::size_t i = quote + 1; i + 1 < typed.size(); ++i) {
        if (typed[i] == '\\') ++i;
        name += typed[i];
    }
    return name;
}

bool isPlainName(std::string_view name)
{
    if (name.empty()) return false;
    const Lexeme first = Lexer(name).next();
    return first.kind == LexemeKind::Name && first.begin == 0 && first.end == name.size();
}

bool isFaultyComparison(const Lexeme& lexeme)
{
    return lexeme.fault == LexicalFault::SingleEquals || lexeme.fault == LexicalFault::WrongComparison;
}

} // namespace tagline
