#include "core/query/QueryParser.h"

#include "core/query/QueryFunctions.h"
#include "core/query/QueryLexer.h"
#include "core/query/SyntaxErrors.h"
#include "core/tags/NearestName.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <unordered_map>

namespace tagline {
namespace {

/// What the parsing of a query and of the saved queries in it share.
struct ParseState
{
    const TagVocabulary& vocabulary;
    std::span<const SavedQuery> savedQueries;
    std::vector<QueryElement> elements; ///< the postfix so far: operands are emitted before their operator
    int depth = 0;
    std::unordered_map<std::string, TagId> resolved; ///< so that a name costs one look-up a query
    std::map<std::string, std::vector<QueryElement>, std::less<>> expanded; ///< saved queries parsed already
    std::vector<std::string> expanding; ///< the saved queries around this text, outermost first
};

/// Counts a level of nesting while it lives.
class Nesting
{
public:
    Nesting(int& depth, int levels)
        : m_depth(depth)
        , m_levels(levels)
    {
        m_depth += m_levels;
    }
    ~Nesting() { m_depth -= m_levels; }
    Nesting(const Nesting&) = delete;
    Nesting& operator=(const Nesting&) = delete;

    bool isTooDeep() const { return m_depth > QueryLimits::depth; }

private:
    int& m_depth;
    int m_levels;
};

/// A binary operator; the levels bind tighter from the first to the last.
struct BinaryLevel
{
    LexemeKind kind;
    QueryOp op;
};
constexpr std::array<BinaryLevel, 3> levels{{{LexemeKind::Or, QueryOp::Union},
                                             {LexemeKind::And, QueryOp::Intersection},
                                             {LexemeKind::Minus, QueryOp::Difference}}};

/// Parses one text by recursive descent; every function returns false after it has set the error.
class Parser
{
public:
    /// Appends the elements of a text to the state.
    static std::optional<Error> parseText(std::string_view text, ParseState& state)
    {
        if (text.size() > QueryLimits::bytes)
            return Error{"query.too-long",
                         "the query has " + std::to_string(text.size()) + " bytes; " +
                             std::to_string(QueryLimits::bytes) + " are the most",
                         {},
                         0,
                         0};
        return Parser(text, state).parse();
    }

private:
    Parser(std::string_view text, ParseState& state)
        : m_text(text)
        , m_lexemes(queryLexemes(text))
        , m_state(state)
    {
    }

    std::optional<Error> parse()
    {
        if (current().kind == LexemeKind::End)
            return queryErrorAt(m_text, m_text.size(), "query.empty",
                                "the query is empty; write a tag such as Walk, or all");
        if (parseBinary(0) && current().kind != LexemeKind::End) failAfterTerm();
        return std::move(m_error);
    }

    const Lexeme& current() const { return m_lexemes[m_at]; }
    const Lexeme& ahead(std::size_t count) const
    {
        return m_lexemes[std::min(m_at + count, m_lexemes.size() - 1)];
    }
    const Lexeme* previous() const { return m_at > 0 ? &m_lexemes[m_at - 1] : nullptr; }

    bool fail(Error error)
    {
        if (!m_error) m_error = std::move(error);
        return false;
    }
    bool fail(const Lexeme& at, std::string code, std::string message)
    {
        return fail(queryErrorAt(m_text, at.begin, std::move(code), std::move(message)));
    }
    bool failAfterTerm() { return fail(errorAfterTerm(current(), m_text)); }
    bool failTooDeep()
    {
        return fail(current(), "query.too-deep",
                    "this nests more than " + std::to_string(QueryLimits::depth) + " deep");
    }

    bool emit(QueryElement element)
    {
        if (m_state.elements.size() >= QueryLimits::elements)
            return fail(*previous(), "query.too-large", "with its saved queries the query is too large");
        m_state.elements.push_back(element);
        return true;
    }

    bool parseBinary(std::size_t level)
    {
        if (level == levels.size()) return parseUnary();
        if (!parseBinary(level + 1)) return false;
        while (current().kind == levels[level].kind) {
            ++m_at;
            if (!parseBinary(level + 1) || !emit(QueryElement(levels[level].op))) return false;
        }
        return true;
    }

    bool parseUnary()
    {
        int complements = 0;
        for (; current().kind == LexemeKind::Not; ++m_at)
            if (m_state.depth + ++complements > QueryLimits::depth) return failTooDeep();
        const Nesting nesting(m_state.depth, complements);
        if (!parsePrimary()) return false;
        for (int i = 0; i < complements; ++i)
            if (!emit(QueryElement(QueryOp::Complement))) return false;
        return true;
    }

    bool parsePrimary()
    {
        switch (current().kind) {
        case LexemeKind::Open:
            return parseBrackets();
        case LexemeKind::All:
            return ++m_at, emit(QueryElement(QueryOp::All));
        case LexemeKind::None:
            return ++m_at, emit(QueryElement(QueryOp::None));
        case LexemeKind::At:
            return parseSavedQuery();
        case LexemeKind::Name:
        case LexemeKind::String:
            return parseName();
        case LexemeKind::Number:
            return fail(errorOfNumber(std::span(m_lexemes).subspan(m_at), m_text));
        case LexemeKind::Or:
        case LexemeKind::And:
        case LexemeKind::Minus:
        case LexemeKind::Not:
        case LexemeKind::Close:
        case LexemeKind::Comma:
        case LexemeKind::Compare:
        case LexemeKind::Fault:
        case LexemeKind::End:
            break;
        }
        return fail(errorBeforeTerm(previous(), current(), m_text));
    }

    bool parseBrackets()
    {
        const Nesting nesting(m_state.depth, 1);
        if (nesting.isTooDeep()) return failTooDeep();
        const Lexeme open = current();
        ++m_at;
        if (current().kind == LexemeKind::Close)
            return fail(open, "query.empty-brackets", "there is nothing between these brackets");
        if (current().kind == LexemeKind::End) return failUnclosed(open);
        return parseBinary(0) && parseClose(open);
    }

    bool parseClose(const Lexeme& open)
    {
        if (current().kind == LexemeKind::End) return failUnclosed(open);
        if (current().kind != LexemeKind::Close) return failAfterTerm();
        ++m_at;
        return true;
    }

    bool failUnclosed(const Lexeme& open)
    {
        return fail(open, "query.unbalanced", "this \"(\" is never closed; add \")\"");
    }

    bool parseName()
    {
        const Lexeme name = current();
        if (ahead(1).kind == LexemeKind::Compare)
            return fail(errorOfComparison(std::span(m_lexemes).subspan(m_at), m_text));
        if (isFaultyComparison(ahead(1))) return fail(faultError(ahead(1), m_text));
        const bool isCall = name.kind == LexemeKind::Name && ahead(1).kind == LexemeKind::Open;
        if (isCall && !isTagBeforeBrackets(name)) return parseCall();
        ++m_at;
        return emitTag(QueryOp::Tag, name);
    }

    /// `Run (Male | Tired)`: not a call, but two terms side by side.
    bool isTagBeforeBrackets(const Lexeme& name) const
    {
        const std::string_view typed = name.in(m_text);
        return !findQueryFunction(typed) && m_state.vocabulary.findTyped(typed);
    }

    bool parseCall()
    {
        const Lexeme name = current();
        const QueryFunction* function = findQueryFunction(name.in(m_text));
        if (!function || !isAvailable(function->kind)) return fail(errorOfCall(name, m_text));
        const Lexeme open = ahead(1);
        m_at += 2;
        const Lexeme argument = current();
        const bool isName = argument.kind == LexemeKind::Name || argument.kind == LexemeKind::String;
        if (argument.kind == LexemeKind::Fault) return fail(faultError(argument, m_text));
        if (argument.kind == LexemeKind::End) return failUnclosed(open);
        if (!isName) return failExact(argument);
        ++m_at;
        const bool isAlone = current().kind == LexemeKind::Close || current().kind == LexemeKind::End ||
                             current().kind == LexemeKind::Fault;
        if (!isAlone) return failExact(current());
        return emitTag(QueryOp::ExactTag, argument) && parseClose(open);
    }

    bool failExact(const Lexeme& at)
    {
        return fail(at, "query.wrong-argument", "exact takes the name of one tag: exact(Locomotion)");
    }

    bool emitTag(QueryOp op, const Lexeme& lexeme)
    {
        const std::string name = lexemeName(lexeme, m_text);
        auto known = m_state.resolved.find(name);
        if (known == m_state.resolved.end()) {
            const TagResolution resolution = m_state.vocabulary.resolve(name);
            const auto* id = std::get_if<TagId>(&resolution);
            if (!id) return fail(errorOfTag(name, resolution, lexeme, m_text));
            known = m_state.resolved.emplace(name, *id).first;
        }
        return emit(QueryElement::tag(op, known->second));
    }

    bool parseSavedQuery()
    {
        const Lexeme at = current();
        ++m_at;
        const bool isName = current().kind == LexemeKind::Name || current().kind == LexemeKind::String;
        if (current().kind == LexemeKind::Fault) return fail(faultError(current(), m_text));
        if (!isName || current().begin != at.end)
            return fail(at, "query.missing-name",
                        "\"@\" stands right before the name of a saved query: @name");
        const std::string name = lexemeName(current(), m_text);
        ++m_at;
        const auto known = m_state.expanded.find(name);
        return known == m_state.expanded.end() ? expand(at, name) : emitAll(known->second);
    }

    bool emitAll(const std::vector<QueryElement>& elements)
    {
        return std::all_of(elements.begin(), elements.end(),
                           [this](const QueryElement& element) { return emit(element); });
    }

    /// Parses a saved query in place of its name.
    bool expand(const Lexeme& at, const std::string& name)
    {
        const auto isIt = [&name](const SavedQuery& saved) { return saved.name == name; };
        const auto saved = std::find_if(m_state.savedQueries.begin(), m_state.savedQueries.end(), isIt);
        if (saved == m_state.savedQueries.end()) return failUnknownSavedQuery(at, name);
        if (std::count(m_state.expanding.begin(), m_state.expanding.end(), name) > 0)
            return fail(at, "query.saved-cycle", "the saved query @" + name + " uses itself");
        const Nesting nesting(m_state.depth, 1);
        if (nesting.isTooDeep()) return failTooDeep();

        const std::size_t first = m_state.elements.size();
        m_state.expanding.push_back(name);
        const std::optional<Error> inner = parseText(saved->text, m_state);
        m_state.expanding.pop_back();
        if (inner) return fail(at, inner->code, "in @" + name + ": " + inner->text());
        m_state.expanded.emplace(
            name, std::vector(m_state.elements.begin() + std::ptrdiff_t(first), m_state.elements.end()));
        return true;
    }

    bool failUnknownSavedQuery(const Lexeme& at, const std::string& name)
    {
        NearestName nearest(name);
        for (const SavedQuery& saved : m_state.savedQueries) nearest.offer(saved.name);
        return fail(at, "query.unknown-saved-query",
                    "no saved query \"" + name + '"' + didYouMean(nearest.best()));
    }

    std::string_view m_text;
    std::vector<Lexeme> m_lexemes;
    ParseState& m_state;
    std::size_t m_at = 0;
    std::optional<Error> m_error;
};

} // namespace

Result<QueryExpression> parseQuery(std::string_view text, const TagVocabulary& vocabulary,
                                   std::span<const SavedQuery> savedQueries)
{
    ParseState state{vocabulary, savedQueries, {}, 0, {}, {}, {}};
    if (auto error = Parser::parseText(text, state)) return std::move(*error);
    QueryPostfix postfix;
    postfix.append(state.elements, {});
    return QueryExpression::fromPostfix(std::move(postfix));
}

} // namespace tagline
