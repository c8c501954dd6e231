#include "core/query/language/parsing/QueryParser.h"

#include "core/query/editing/QueryEcho.h"
#include "core/query/language/parsing/ArgumentErrors.h"
#include "core/query/language/parsing/ParseState.h"
#include "core/query/language/parsing/QueryLexer.h"
#include "core/query/language/parsing/QueryLiterals.h"
#include "core/query/language/parsing/SyntaxErrors.h"
#include "core/query/language/parsing/UnquotedName.h"
#include "core/support/text/CanonicalText.h"

#include <algorithm>
#include <array>
#include <limits>

namespace tagline {
namespace {

bool isName(const Lexeme& lexeme)
{
    return lexeme.kind == LexemeKind::Name || lexeme.kind == LexemeKind::String;
}

QueryValue viewed(const PropertyValue& value)
{
    return std::visit([](const auto& held) { return QueryValue(held); }, value);
}

/// A binary operator; each level binds tighter than the one before.
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
        if (m_error)
            if (auto unquoted = errorOfUnquotedName(*m_error, m_text, m_state.names)) return unquoted;
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

    /// Whether that many more elements and bytes are within the limits.
    bool hasRoom(std::size_t elements, std::size_t bytes)
    {
        if (m_state.postfix.size() + elements <= QueryLimits::elements &&
            m_state.postfix.texts().size() + bytes <= QueryLimits::texts)
            return true;
        return fail(*previous(), "query.too-large", "with its saved queries the query is too large");
    }
    bool emit(QueryElement element)
    {
        if (!hasRoom(1, 0)) return false;
        m_state.postfix.push(element);
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
        if (ahead(1).kind == LexemeKind::Compare) return parseProperty();
        if (isFaultyComparison(ahead(1))) return fail(faultError(ahead(1), m_text));
        const bool isCall = name.kind == LexemeKind::Name && ahead(1).kind == LexemeKind::Open;
        if (isCall && !isTagBeforeBrackets(name)) return parseCall();
        ++m_at;
        const auto meaning = resolved(name);
        if (!meaning) return false;
        if (const auto* tag = std::get_if<TagId>(&*meaning))
            return emit(QueryElement::tag(QueryOp::Tag, *tag));
        const SavedQuery& derived = *std::get<const SavedQuery*>(*meaning);
        return expand(name, derived, "live tag ", quotedName(derived.name));
    }

    /// `Run (Male | Tired)`: not a call, but two adjacent terms.
    bool isTagBeforeBrackets(const Lexeme& name) const
    {
        const std::string_view typed = name.in(m_text);
        const QueryMeaning meaning = m_state.names.meaningOf(typed);
        const bool isTag =
            std::holds_alternative<TagId>(meaning) || std::holds_alternative<const SavedQuery*>(meaning);
        return !findQueryFunction(typed) && isTag;
    }

    /// Reads an operator and a value. The current lexeme is the operator.
    bool parseComparison(Comparison& comparison, PropertyValue& value)
    {
        const auto lexemes = std::span(m_lexemes).subspan(m_at);
        if (auto error = errorOfComparison(lexemes, m_text)) return fail(std::move(*error));
        comparison = comparisonOf(current().in(m_text));
        auto read = readComparedValue(lexemes.subspan(1), m_text);
        if (!read) return fail(read.error());
        value = std::move(read->value);
        m_at += 1 + read->lexemes;
        return true;
    }

    bool parseProperty()
    {
        const Lexeme name = current();
        const Lexeme symbol = ahead(1);
        const Lexeme first = ahead(2);
        const std::string property = lexemeName(name, m_text);
        Comparison comparison{};
        PropertyValue value;
        ++m_at;
        if (!parseComparison(comparison, value)) return false;
        if (auto wrong = errorOfCompared(property, comparison, value, m_state.names, {name, first}, m_text))
            return fail(*std::move(wrong));
        if (comparison == Comparison::Matches && !std::holds_alternative<std::string>(value))
            return fail(errorOfPattern(first, m_text));
        const bool isOrder = comparison != Comparison::Equal && comparison != Comparison::NotEqual;
        if (std::holds_alternative<bool>(value) && isOrder) return fail(errorOfOrder(symbol, m_text));
        const auto* text = std::get_if<std::string>(&value);
        if (!hasRoom(1, property.size() + (text ? text->size() : 0))) return false;
        pushCompared(property, comparison, viewed(value));
        return true;
    }

    /// Appends a property of frames, or a value of the instances of a counted tag.
    void pushCompared(const std::string& name, Comparison comparison, QueryValue value)
    {
        const QueryNames& names = m_state.names;
        if (const auto asked = names.instanceValue(name))
            return m_state.postfix.pushInstanceValue(asked->tag, asked->value, comparison, value);
        const QueryProperty* known = names.findProperty(name);
        m_state.postfix.pushProperty(known ? known->name : name, comparison, value);
    }

    bool parseCall()
    {
        const Lexeme name = current();
        const QueryOperation* function = findQueryFunction(name.in(m_text));
        if (!function) return fail(errorOfUnknownFunction(name, m_text));
        if (function->needsMotion() && !m_state.names.hasSignals)
            return fail(errorOfMissingMotion(*function, name, m_text));
        const Nesting nesting(m_state.depth, int(function->takes(QueryArgument::Set)));
        if (nesting.isTooDeep()) return failTooDeep();
        ReadArguments arguments;
        arguments.signal = function->signal;
        if (function->op == QueryOp::AtLeast) return parseAtLeast(*function, name, arguments);
        return parseArguments(*function, arguments) &&
               (function->isCompared ? parseComparedCall(*function, name, arguments)
                                     : emitCall(*function, name, arguments));
    }

    /// Parses the sets separately: a parent tag as the only set stands for the tags directly below it.
    bool parseAtLeast(const QueryOperation& function, const Lexeme& name, ReadArguments& arguments)
    {
        QueryPostfix around = std::exchange(m_state.postfix, {});
        if (!parseArguments(function, arguments)) return false;
        QueryPostfix sets = std::exchange(m_state.postfix, std::move(around));
        if (arguments.sets == 1 && sets.size() == 1 && sets.elements().front().op() == QueryOp::Tag) {
            const TagId parent = sets.elements().front().tag();
            const std::vector<TagId> below = m_state.names.rightBelow(parent);
            if (below.empty()) return fail(errorOfCountedTag(parent, m_state.names, name, m_text));
            sets = {};
            for (const TagId tag : below) sets.push(QueryElement::tag(QueryOp::Tag, tag));
            arguments.sets = below.size();
        }
        if (auto error = errorOfCount(arguments.count, arguments.sets, name, m_text))
            return fail(std::move(*error));
        return emitAll(sets) && emitCall(function, name, arguments);
    }

    /// Parses from the name of the function to its closing bracket.
    bool parseArguments(const QueryOperation& function, ReadArguments& arguments)
    {
        const Lexeme open = ahead(1);
        m_at += 2;
        std::size_t given = 0;
        const bool isEmpty = function.least() == 0 && current().kind == LexemeKind::Close;
        while (!isEmpty) {
            if (current().kind == LexemeKind::End) return failUnclosed(open);
            if (!parseArgument(function, given, arguments)) return false;
            ++given;
            if (current().kind != LexemeKind::Comma) break;
            if (given == function.most() && !function.isRepeating)
                return fail(errorOfExtraArgument(function, current(), m_text));
            ++m_at;
        }
        if (current().kind == LexemeKind::End) return failUnclosed(open);
        if (current().kind != LexemeKind::Close)
            return fail(errorAfterArgument(function, given, current(), m_text));
        if (given < function.least()) return fail(errorOfMissingArgument(function, given, current(), m_text));
        ++m_at;
        return true;
    }

    bool parseArgument(const QueryOperation& function, std::size_t index, ReadArguments& arguments)
    {
        const Lexeme found = current();
        if (found.kind == LexemeKind::Comma || found.kind == LexemeKind::Close)
            return fail(errorOfMissingArgument(function, index, found, m_text));
        const QueryArgument wanted = function.parameterAt(index).kind;
        if (wanted == QueryArgument::Set) return ++arguments.sets, parseBinary(0);
        if (!canBe(wanted, found)) return fail(errorOfArgument(function, index, found, m_text));
        if (wanted == QueryArgument::Signal) return parseSignalName(arguments);
        if (wanted == QueryArgument::Tag && function.op == QueryOp::OptionalTag && isNoTag(found))
            return ++m_at, true;
        ++m_at;
        return readArgument(function, wanted, found, arguments);
    }

    bool isNoTag(const Lexeme& name) const
    {
        return std::holds_alternative<UnknownTag>(m_state.names.meaningOf(lexemeName(name, m_text)));
    }

    /// Whether a signal begins so many lexemes ahead.
    bool isSignalAhead(std::size_t count) const
    {
        const QueryOperation* function =
            ahead(count).kind == LexemeKind::Name ? findQueryFunction(ahead(count).in(m_text)) : nullptr;
        return function && function->op == QueryOp::Signal && ahead(count + 1).kind == LexemeKind::Open;
    }

    /// Parses a signal without a comparison: `height(Head)`. Expects that it begins here.
    bool parseSignalName(ReadArguments& arguments)
    {
        const QueryOperation& signal = *findQueryFunction(current().in(m_text));
        arguments.signal = signal.signal;
        return parseArguments(signal, arguments);
    }

    bool canBe(QueryArgument wanted, const Lexeme& found) const
    {
        switch (wanted) {
        case QueryArgument::Duration:
        case QueryArgument::Count:
        case QueryArgument::Seed:
        case QueryArgument::Distance:
            return found.kind == LexemeKind::Number;
        case QueryArgument::Bound:
            return found.kind == LexemeKind::Number ||
                   (found.in(m_text) == "-" && ahead(1).kind == LexemeKind::Number);
        case QueryArgument::Pattern:
        case QueryArgument::Example:
            return found.kind == LexemeKind::String;
        case QueryArgument::Tag:
        case QueryArgument::Group:
            return isName(found);
        case QueryArgument::Signal:
            return isSignalAhead(0);
        case QueryArgument::Joint:
            return isName(found) && found.in(m_text) != R"("")";
        case QueryArgument::Set:
            break;
        }
        return true;
    }

    bool readArgument(const QueryOperation& function, QueryArgument wanted, const Lexeme& found,
                      ReadArguments& arguments)
    {
        switch (wanted) {
        case QueryArgument::Set:
        case QueryArgument::Signal:
            break;
        case QueryArgument::Bound: {
            const bool isBackwards = found.kind == LexemeKind::Minus;
            const Lexeme number = isBackwards ? current() : found;
            if (isBackwards) ++m_at;
            return take(readDuration(number, m_text), [&](Duration duration) {
                arguments.takeTime({duration, isBackwards});
            });
        }
        case QueryArgument::Duration:
            return take(readDuration(found, m_text),
                        [&](Duration duration) { arguments.takeTime({duration}); });
        case QueryArgument::Count:
            return take(readWholeNumber(found, m_text, 1, std::numeric_limits<std::uint32_t>::max()),
                        [&](std::uint64_t count) { arguments.count = std::uint32_t(count); });
        case QueryArgument::Seed:
            return take(readWholeNumber(found, m_text, 0, std::numeric_limits<std::uint64_t>::max()),
                        [&](std::uint64_t seed) { arguments.seed = seed; });
        case QueryArgument::Tag: {
            const auto meant = resolved(found);
            if (!meant) return false;
            if (const auto* tag = std::get_if<TagId>(&*meant)) return arguments.tag = *tag, true;
            arguments.derived = std::get<const SavedQuery*>(*meant);
            if (function.op == QueryOp::OptionalTag) return true;
            return fail(found, "query.live-tag",
                        quotedName(arguments.derived->name) +
                            " is a live tag, with no tags below it; write it alone");
        }
        case QueryArgument::Group: {
            arguments.text = lexemeName(found, m_text);
            return m_state.names.isGroup(arguments.text) ||
                   fail(errorOfGroup(arguments.text, m_state.names, found, m_text));
        }
        case QueryArgument::Pattern:
            arguments.text = lexemeName(found, m_text);
            return true;
        case QueryArgument::Joint:
            arguments.text = lexemeName(found, m_text);
            return isKnownJoint(arguments.text, found);
        case QueryArgument::Example:
            arguments.text = lexemeName(found, m_text);
            if (auto known = m_state.names.findExample(arguments.text)) {
                arguments.text = *std::move(known);
                return true;
            }
            return fail(errorOfExample(arguments.text, m_state.names, found, m_text));
        case QueryArgument::Distance:
            return take(readDistance(found, m_text), [&](double distance) { arguments.distance = distance; });
        }
        return true;
    }

    /// Passes the value on, or fails with the error.
    template<class T, class Taker>
    bool take(const Result<T>& read, Taker&& taker)
    {
        if (!read) return fail(read.error());
        taker(*read);
        return true;
    }

    bool isKnownJoint(const std::string& joint, const Lexeme& lexeme)
    {
        if (m_state.names.isJoint(joint)) return true;
        return fail(errorOfJoint(joint, m_state.names, lexeme, m_text));
    }

    /// Parses the comparison after the brackets of a signal, count() or mean().
    bool parseComparedCall(const QueryOperation& function, const Lexeme& name, const ReadArguments& arguments)
    {
        if (isFaultyComparison(current())) return fail(faultError(current(), m_text));
        if (current().kind != LexemeKind::Compare)
            return fail(errorOfMissingComparison(function, name, m_text));
        const Lexeme symbol = current();
        const bool isPattern = comparisonOf(symbol.in(m_text)) == Comparison::Matches;
        if (isPattern) return fail(errorOfMatchedNumber(symbol, m_text));
        if (function.op == QueryOp::Signal && isSignalAhead(1)) return parseSignalPair(arguments);
        const Lexeme first = ahead(1);
        Comparison comparison{};
        PropertyValue value;
        if (!parseComparison(comparison, value)) return false;
        const auto* number = std::get_if<double>(&value);
        if (!number) return fail(errorOfComparedNumber(function, first, m_text));
        if (!hasRoom(1, arguments.text.size())) return false;
        m_state.postfix.pushComparedCall(function, arguments, comparison, *number);
        return true;
    }

    /// Parses from the comparison on.
    bool parseSignalPair(const ReadArguments& left)
    {
        const Comparison comparison = comparisonOf(current().in(m_text));
        ++m_at;
        ReadArguments right;
        if (!parseSignalName(right)) return false;
        if (current().kind == LexemeKind::Compare) return fail(errorOfChain(current(), m_text));
        if (!hasRoom(1, left.text.size() + right.text.size())) return false;
        m_state.postfix.pushSignalPair(left.signal, left.text, comparison, right.signal, right.text);
        return true;
    }

    bool emitCall(const QueryOperation& function, const Lexeme& name, const ReadArguments& arguments)
    {
        if (arguments.derived)
            return expand(name, *arguments.derived, "live tag ", quotedName(arguments.derived->name));
        if (!hasRoom(1, arguments.text.size())) return false;
        m_state.postfix.pushCall(function, arguments);
        return true;
    }

    /// The tag or the derived tag of a name; none after an error.
    std::optional<QueryMeaning> resolved(const Lexeme& lexeme)
    {
        const std::string name = lexemeName(lexeme, m_text);
        const auto known = m_state.resolved.find(name);
        if (known != m_state.resolved.end()) return known->second;
        QueryMeaning meaning = m_state.names.meaningOf(name);
        const bool isFound =
            std::holds_alternative<TagId>(meaning) || std::holds_alternative<const SavedQuery*>(meaning);
        if (isFound) return m_state.resolved.emplace(name, std::move(meaning)).first->second;
        fail(errorOfTag(name, meaning, m_state.names, lexeme, m_text));
        return std::nullopt;
    }

    bool parseSavedQuery()
    {
        const Lexeme at = current();
        ++m_at;
        if (current().kind == LexemeKind::Fault) return fail(faultError(current(), m_text));
        if (!isName(current()) || current().begin != at.end)
            return fail(errorOfSavedQueryName(at, current(), m_text));
        const std::string name = lexemeName(current(), m_text);
        ++m_at;
        const auto& queries = m_state.names.savedQueries;
        const auto saved = std::ranges::find_if(
            queries, [&](const SavedQuery& each) { return isSameText(each.name, name); });
        if (saved == queries.end()) return fail(errorOfUnknownSavedQuery(name, m_state.names, at, m_text));
        return expand(at, *saved, "saved query ", '@' + name);
    }

    bool emitAll(const QueryPostfix& saved)
    {
        if (!hasRoom(saved.size(), saved.texts().size())) return false;
        m_state.postfix.append(saved);
        return true;
    }

    /// Parses a query in place of its name. An error in it is reported at the name, because columns of a text
    /// that the user is not editing would be useless.
    bool expand(const Lexeme& at, const SavedQuery& query, const std::string& kind, const std::string& name)
    {
        if (const auto known = m_state.expanded.find(&query); known != m_state.expanded.end())
            return emitAll(known->second);
        if (std::ranges::count(m_state.expanding, &query) > 0)
            return fail(at, "query.saved-cycle", "the " + kind + name + " uses itself");
        const Nesting nesting(m_state.depth, 1);
        if (nesting.isTooDeep()) return failTooDeep();

        QueryPostfix around = std::exchange(m_state.postfix, {});
        m_state.expanding.push_back(&query);
        const std::optional<Error> inner = parseText(query.text, m_state);
        m_state.expanding.pop_back();
        if (inner && inner->code == "query.empty")
            return fail(at, "query.saved-empty", "the " + kind + name + " is empty; give it a text");
        if (inner) return fail(at, inner->code, "in " + name + ": " + inner->message);
        QueryPostfix made = std::exchange(m_state.postfix, std::move(around));
        return emitAll(m_state.expanded.emplace(&query, std::move(made)).first->second);
    }

    std::string_view m_text;
    std::vector<Lexeme> m_lexemes;
    ParseState& m_state;
    std::size_t m_at = 0;
    std::optional<Error> m_error;
};

} // namespace

Result<QueryExpression> parseQuery(std::string_view text, const QueryNames& names)
{
    ParseState state{names};
    if (auto error = Parser::parseText(text, state)) return std::move(*error);
    return QueryExpression::fromPostfix(std::move(state.postfix));
}

Result<QueryExpression> parseQuery(std::string_view text, const TagVocabulary& vocabulary,
                                   std::span<const SavedQuery> savedQueries)
{
    return parseQuery(text, QueryNames{vocabulary, savedQueries});
}

} // namespace tagline
