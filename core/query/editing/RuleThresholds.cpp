#include "core/query/editing/RuleThresholds.h"

#include "core/query/editing/QueryEcho.h"
#include "core/query/language/parsing/QueryFunctions.h"
#include "core/query/language/parsing/QueryLexer.h"
#include "core/query/language/parsing/QueryLiterals.h"
#include "core/query/language/parsing/SyntaxErrors.h"

#include <charconv>
#include <span>
#include <vector>

namespace tagline {
namespace {

/// The comparison of a threshold for this sign: < <= > or >=; none for others.
std::optional<Comparison> thresholdComparison(std::string_view sign)
{
    if (sign == ">") return Comparison::Greater;
    if (sign == ">=") return Comparison::GreaterOrEqual;
    if (sign == "<") return Comparison::Less;
    if (sign == "<=") return Comparison::LessOrEqual;
    return std::nullopt;
}

/// Index of the name of the signal whose closing bracket is at an index; none if it closes something else.
std::optional<std::size_t> signalClosedAt(std::span<const Lexeme> lexemes, std::size_t close,
                                          std::string_view text)
{
    std::size_t open = close;
    do {
        if (open-- < 2) return std::nullopt;
        if (lexemes[open].kind == LexemeKind::Close) return std::nullopt; // joints have no brackets
    } while (lexemes[open].kind != LexemeKind::Open);
    if (lexemes[open - 1].kind != LexemeKind::Name) return std::nullopt;
    const QueryOperation* called = findQueryFunction(lexemes[open - 1].in(text));
    return called && called->op == QueryOp::Signal ? std::optional(open - 1) : std::nullopt;
}

/// The signal whose name is at an index, with its joint, as written in a query.
std::string signalAt(std::span<const Lexeme> lexemes, std::size_t name, std::string_view text)
{
    const Lexeme& joint = lexemes[name + 2];
    const bool isOfRoot = joint.kind == LexemeKind::Close;
    return std::string(lexemes[name].in(text)) + '(' +
           (isOfRoot ? std::string() : quotedName(lexemeName(joint, text))) + ')';
}

/// The comparison whose sign is at an index.
std::optional<SignalComparison> comparisonAt(std::span<const Lexeme> lexemes, std::size_t sign,
                                             std::string_view text)
{
    const auto comparison = thresholdComparison(lexemes[sign].in(text));
    if (!comparison || sign == 0 || lexemes[sign - 1].kind != LexemeKind::Close) return std::nullopt;
    const auto name = signalClosedAt(lexemes, sign - 1, text);
    const std::size_t first = sign + 1;
    const bool isNegative = lexemes[first].kind == LexemeKind::Minus;
    const std::size_t digits = isNegative ? first + 1 : first; // End is the last lexeme
    if (!name || lexemes[digits].kind != LexemeKind::Number) return std::nullopt;
    SignalComparison found;
    found.signal = signalAt(lexemes, *name, text);
    found.comparison = *comparison;
    const std::string_view number = lexemes[digits].in(text);
    const auto read =
        std::from_chars(number.data(), number.data() + number.size(), found.number, std::chars_format::fixed);
    if (read.ec != std::errc() || read.ptr != number.data() + number.size()) return std::nullopt;
    if (isNegative) found.number = -found.number;
    found.numberBegin = lexemes[first].begin;
    found.numberEnd = lexemes[digits].end;
    return found;
}

bool isStricter(double leave, const SignalComparison& first)
{
    const bool isAbove =
        first.comparison == Comparison::Greater || first.comparison == Comparison::GreaterOrEqual;
    return isAbove ? leave > first.number : leave < first.number;
}

/// The ranges that begin where `enter` holds and go on while `stay` holds: of the ranges of either, those
/// with a frame of `enter`, without the frames before their first one.
std::string heldQuery(const std::string& enter, const std::string& stay)
{
    const std::string ranges = "overlapping((" + stay + ") | (" + enter + "), (" + enter + "))";
    return ranges + " - overlapping(" + ranges + " - (" + enter + "), starts(" + ranges + "))";
}

/// Index of the innermost open bracket around a lexeme; none if there is none.
std::optional<std::size_t> openAround(std::span<const Lexeme> lexemes, std::size_t at)
{
    int closed = 0;
    while (at-- > 0) {
        if (lexemes[at].kind == LexemeKind::Close) ++closed;
        if (lexemes[at].kind == LexemeKind::Open && closed-- == 0) return at;
    }
    return std::nullopt;
}

/// The nearest "~" or "-" before a term if the query holds where the term does not, that is if an odd number
/// of such signs, at any bracket level, apply to the term; else none.
std::optional<Lexeme> reversingSign(std::span<const Lexeme> lexemes, std::size_t term)
{
    std::optional<Lexeme> nearest;
    bool isReversed = false;
    std::optional<std::size_t> at = term;
    while (at) {
        for (std::size_t before = *at; before-- > 0;) {
            const LexemeKind kind = lexemes[before].kind;
            if (kind != LexemeKind::Not && kind != LexemeKind::Minus) break;
            isReversed = !isReversed;
            if (!nearest) nearest = lexemes[before];
            if (kind == LexemeKind::Minus) break; // the minuend stands before it
        }
        at = openAround(lexemes, *at);
        if (at && *at > 0 && lexemes[*at - 1].kind == LexemeKind::Name) --*at; // the name of a function
    }
    return isReversed ? nearest : std::nullopt;
}

/// Index of the name of the signal whose comparison ends with a number.
std::size_t comparedSignalAt(std::span<const Lexeme> lexemes, const SignalComparison& compared,
                             std::string_view text)
{
    std::size_t number = 0;
    while (lexemes[number].begin != compared.numberBegin) ++number;
    return *signalClosedAt(lexemes, number - 2, text);
}

std::string_view oppositeSign(Comparison comparison)
{
    switch (comparison) {
    case Comparison::Less:
        return ">=";
    case Comparison::LessOrEqual:
        return ">";
    case Comparison::Greater:
        return "<=";
    default:
        return "<";
    }
}

constexpr const char* thresholdCode = "rule.second-threshold";

Error thresholdError(std::string message) { return {thresholdCode, std::move(message), {}, 0, 0}; }

/// The error at the sign that reverses the comparison.
Error reversedError(std::string_view query, const SignalComparison& compared, const Lexeme& sign)
{
    const bool isComplement = sign.kind == LexemeKind::Not;
    return queryErrorAt(query, sign.begin, thresholdCode,
                        "a second threshold does nothing for a comparison " +
                            std::string(isComplement ? "under" : "behind") + " \"" +
                            std::string(sign.in(query)) + "\"; write " + (isComplement ? "" : "& ") +
                            compared.signal + ' ' + std::string(oppositeSign(compared.comparison)) + ' ' +
                            numberText(compared.number) + " instead");
}

} // namespace

std::optional<SignalComparison> onlySignalComparison(std::string_view query)
{
    const std::vector<Lexeme> lexemes = queryLexemes(query);
    std::optional<SignalComparison> found;
    for (std::size_t i = 0; i < lexemes.size(); ++i) {
        if (lexemes[i].kind != LexemeKind::Compare) continue;
        auto each = comparisonAt(lexemes, i, query);
        if (each && found) return std::nullopt;
        if (each) found = std::move(each);
    }
    return found;
}

std::string withComparedNumber(std::string_view query, const SignalComparison& place, double number)
{
    std::string changed(query);
    return changed.replace(place.numberBegin, place.numberEnd - place.numberBegin, numberText(number));
}

Result<std::string> askedQuery(const TaggingRule& rule)
{
    if (!rule.leave) return rule.query;
    const auto first = onlySignalComparison(rule.query);
    if (!first)
        return thresholdError("a second threshold needs a query that compares one signal with a number, such "
                              "as speed() > 1.5");
    const std::vector<Lexeme> lexemes = queryLexemes(rule.query);
    if (const auto sign = reversingSign(lexemes, comparedSignalAt(lexemes, *first, rule.query)))
        return reversedError(rule.query, *first, *sign);
    if (isStricter(*rule.leave, *first))
        return thresholdError("ranges begin at " + numberText(first->number) + " and would end at " +
                              numberText(*rule.leave) + " before they begin; the second threshold lies " +
                              (*rule.leave > first->number ? "at or below" : "at or above") + " the first");
    return heldQuery(rule.query, withComparedNumber(rule.query, *first, *rule.leave));
}

} // namespace tagline
