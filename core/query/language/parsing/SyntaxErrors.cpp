#include "core/query/language/parsing/SyntaxErrors.h"

#include "core/query/editing/QueryEcho.h"
#include "core/query/language/parsing/QueryFunctions.h"
#include "core/query/language/parsing/WordCharacters.h"
#include "core/support/text/Utf8.h"
#include "core/tags/vocabulary/NearestName.h"

#include <algorithm>
#include <cassert>

namespace tagline {
namespace {

/// Longest part of a name that messages show.
constexpr std::size_t longestShown = 80;

std::string quoted(std::string_view text) { return shownText(text); }
std::string quoted(const Lexeme& lexeme, std::string_view text) { return quoted(lexeme.in(text)); }

Error errorAt(const Lexeme& lexeme, std::string_view text, std::string code, std::string message)
{
    return queryErrorAt(text, lexeme.begin, std::move(code), std::move(message));
}

Error missingTerm(const Lexeme* previous, const Lexeme& found, std::string_view text)
{
    std::string where;
    if (found.kind == LexemeKind::End)
        where = "after " + quoted(*previous, text);
    else if (previous)
        where = "between " + quoted(*previous, text) + " and " + quoted(found, text);
    else
        where = "before " + quoted(found, text);
    return errorAt(found, text, "query.missing-term", "a term is missing " + where);
}

Error strayComma(const Lexeme& comma, std::string_view text)
{
    return errorAt(comma, text, "query.stray-comma", "a comma only separates the arguments of a function");
}

Error unopened(const Lexeme& close, std::string_view text)
{
    return errorAt(close, text, "query.unbalanced",
                   "this \")\" closes nothing; remove it, or add \"(\" before");
}

/// Number of lexemes at the beginning that form the value of a comparison; 0 for none.
std::size_t valueLength(std::span<const Lexeme> lexemes, std::string_view text)
{
    const bool isNegative = lexemes[0].kind == LexemeKind::Minus && lexemes[0].in(text) == "-";
    if (isNegative) return lexemes[1].kind == LexemeKind::Number ? 2 : 0;
    if (lexemes[0].kind == LexemeKind::Number || lexemes[0].kind == LexemeKind::String) return 1;
    const std::string_view typed = lexemes[0].in(text);
    return lexemes[0].kind == LexemeKind::Name && (typed == "true" || typed == "false") ? 1 : 0;
}

Error chained(const Lexeme& comparison, std::string_view text)
{
    return errorAt(comparison, text, "query.chained-comparison",
                   "comparisons cannot be chained; write two, joined by &: intensity > 1 & intensity < 2");
}

/// The character for a message: in quotes, or by number if it is not visible.
std::string shown(std::string_view typed)
{
    const char32_t codePoint = utf8StepAt(typed, 0).codePoint;
    if (codePoint >= 0x20 && codePoint != 0x7f) return quoted(typed);
    constexpr std::string_view digits = "0123456789ABCDEF";
    return std::string("the character U+00") + digits[codePoint / 16] + digits[codePoint % 16];
}

std::string doubled(std::string_view typed)
{
    return typed == "&&" ? R"("&&" is written & (or the word and))" : R"("||" is written | (or the word or))";
}

/// The end of the message `no tag "…"`: the notation if the name is something else, or the nearest name.
std::string insteadOfTag(const std::string& name, const std::string& suggestion, const QueryNames& names)
{
    const QueryOperation* function = findQueryFunction(name);
    if (names.findCompared(name))
        return "; a property is compared with a value, as in intensity > 0.5 or terrain == \"gravel\"";
    if (!function || !suggestion.empty()) return didYouMean(suggestion);
    if (function->op == QueryOp::Signal) return "; a signal is written " + name + "() > 1.5";
    return "; the function is written " + signature(*function);
}

std::string comparisonAdvice(std::string_view typed)
{
    const std::string right = typed == "<>" ? "!=" : typed == "=<" ? "<=" : ">=";
    return quoted(typed) + " is written " + right;
}

} // namespace

std::string shownText(std::string_view text)
{
    if (text.size() <= longestShown) return '"' + std::string(text) + '"';
    std::size_t length = 0;
    while (length < longestShown) length += utf8StepAt(text, length).length;
    return '"' + std::string(text.substr(0, length)) + "…\"";
}

Error queryErrorAt(std::string_view text, std::size_t begin, std::string code, std::string message)
{
    const std::size_t before = codePointCount(text.substr(0, begin));
    return {std::move(code), std::move(message), {}, 0, int(before) + 1};
}

Error faultError(const Lexeme& lexeme, std::string_view text)
{
    const std::string typed(lexeme.in(text));
    const auto error = [&](std::string code, std::string message) {
        return queryErrorAt(text, lexeme.faultAt, std::move(code), std::move(message));
    };
    switch (lexeme.fault) {
    case LexicalFault::Nothing:
        break;
    case LexicalFault::NotUtf8:
        return error("query.not-utf8", "this byte is not UTF-8; save the text as UTF-8");
    case LexicalFault::StrayCharacter:
        return error("query.stray-character",
                     shown(typed) + " has no meaning here; a name that contains it is written in quotes");
    case LexicalFault::StrayDot:
        if (const std::size_t next = lexeme.faultAt + 1; next < text.size() && isDigit(char32_t(text[next])))
            return error("query.stray-character", "a number begins with a digit: 0.5");
        return error("query.stray-character", "a dot joins the parts of a name, as in Locomotion.Run; other "
                                              "names with dots are written in quotes");
    case LexicalFault::UnfinishedQuote:
        return error("query.unfinished-quote", "this quote is never closed; add \" after the name");
    case LexicalFault::UnknownEscape: {
        const Utf8Step next = utf8StepAt(text, lexeme.faultAt + 1);
        const std::string escape(text.substr(lexeme.faultAt, 1 + next.length));
        return error(
            "query.unknown-escape",
            "\"" + escape +
                "\" is not an escape; inside quotes write \\\" for a quote and \\\\ for a backslash");
    }
    case LexicalFault::DoubleOperator:
        return error("query.double-operator", doubled(typed));
    case LexicalFault::SingleEquals:
        return error("query.single-equals", "\"=\" is written == to compare");
    case LexicalFault::WrongComparison:
        return error("query.wrong-comparison", comparisonAdvice(typed));
    case LexicalFault::NameBeginsWithDigit:
        return error("query.name-begins-with-digit",
                     "a name that begins with a digit is written in quotes: " + quoted(typed));
    }
    assert(false);
    return {};
}

std::string didYouMean(std::string_view suggestion)
{
    return suggestion.empty() ? "" : "; did you mean " + quoted(suggestion) + '?';
}

Error errorBeforeTerm(const Lexeme* previous, const Lexeme& found, std::string_view text)
{
    switch (found.kind) {
    case LexemeKind::Fault:
        return faultError(found, text);
    case LexemeKind::Minus:
        return errorAt(found, text, "query.unary-minus",
                       quoted(found, text) +
                           " goes between two terms; for all frames except those of A write ~A");
    case LexemeKind::Close:
        return previous ? missingTerm(previous, found, text) : unopened(found, text);
    case LexemeKind::Comma:
        return strayComma(found, text);
    case LexemeKind::Compare:
        return errorAt(found, text, "query.misplaced-comparison",
                       "a property or a signal is missing before " + quoted(found, text));
    case LexemeKind::Or:
    case LexemeKind::And:
    case LexemeKind::End:
        return missingTerm(previous, found, text);
    case LexemeKind::Name:
    case LexemeKind::String:
    case LexemeKind::Number:
    case LexemeKind::Not:
    case LexemeKind::All:
    case LexemeKind::None:
    case LexemeKind::Open:
    case LexemeKind::At:
        break; // these begin terms
    }
    assert(false);
    return missingTerm(previous, found, text);
}

Error errorAfterTerm(const Lexeme& found, std::string_view text)
{
    switch (found.kind) {
    case LexemeKind::Fault:
        return faultError(found, text);
    case LexemeKind::Close:
        return unopened(found, text);
    case LexemeKind::Comma:
        return strayComma(found, text);
    case LexemeKind::Compare:
        return errorAt(found, text, "query.misplaced-comparison",
                       quoted(found, text) + " compares a property or a signal, not a set of frames");
    case LexemeKind::Name:
    case LexemeKind::String:
    case LexemeKind::Number:
    case LexemeKind::Not:
    case LexemeKind::All:
    case LexemeKind::None:
    case LexemeKind::Open:
    case LexemeKind::At:
        return errorAt(found, text, "query.side-by-side",
                       "two terms side by side; write an operator between them: & (both), | (either) or - "
                       "(without)");
    case LexemeKind::Or:
    case LexemeKind::And:
    case LexemeKind::Minus:
    case LexemeKind::End:
        break; // these may stand there
    }
    assert(false);
    return unopened(found, text);
}

Error errorOfNumber(std::span<const Lexeme> lexemes, std::string_view text)
{
    const Lexeme& number = lexemes[0];
    if (lexemes[1].kind != LexemeKind::Compare)
        return errorAt(number, text, "query.misplaced-number",
                       "a number is not a set of frames; put a tag of that name in quotes: " +
                           quoted(number, text));
    // `1 < speed(Hips) < 2`: after the middle there is a second comparison.
    std::size_t after = 3;
    if (lexemes.size() > 3 && lexemes[3].kind == LexemeKind::Open) {
        while (after + 1 < lexemes.size() && lexemes[after].kind != LexemeKind::Close) ++after;
        ++after;
    }
    if (after < lexemes.size() && lexemes[after].kind == LexemeKind::Compare)
        return chained(lexemes[after], text);
    return errorAt(number, text, "query.misplaced-number",
                   "in a comparison the property or signal comes first: speed() > 1.5");
}

std::optional<Error> errorOfComparison(std::span<const Lexeme> lexemes, std::string_view text)
{
    const Lexeme& comparison = lexemes[0];
    const std::span<const Lexeme> value = lexemes.subspan(1);
    const bool isNumber = value[0].fault == LexicalFault::NameBeginsWithDigit;
    if (value[0].kind == LexemeKind::Fault && !isNumber) return faultError(value[0], text);
    const bool isNamed = value[0].kind == LexemeKind::Name;
    if (isNamed && value[1].kind == LexemeKind::Compare) return chained(value[1], text);
    const std::size_t length = valueLength(value, text);
    if (length == 0)
        return errorAt(value[0], text, "query.missing-value",
                       "a number, text in quotes, true or false is expected after " +
                           quoted(comparison, text));
    if (value[length].kind == LexemeKind::Compare) return chained(value[length], text);
    return std::nullopt;
}

Error errorOfChain(const Lexeme& comparison, std::string_view text) { return chained(comparison, text); }

Error errorOfUnknownFunction(const Lexeme& name, std::string_view text)
{
    const std::string_view typed = name.in(text);
    return errorAt(name, text, "query.unknown-function",
                   "no function " + quoted(typed) + didYouMean(nearestFunction(typed)));
}

Error errorOfTag(const std::string& name, const QueryMeaning& resolution, const QueryNames& names,
                 const Lexeme& lexeme, std::string_view text)
{
    const auto* unknown = std::get_if<UnknownTag>(&resolution);
    if (unknown && unknown->isNamespace)
        return errorAt(lexeme, text, "query.namespace",
                       quoted(name) + " is a namespace, not a tag; write a tag in it, as in " + name +
                           ".Walk");
    if (unknown)
        return errorAt(lexeme, text, "query.unknown-tag",
                       "no tag " + quoted(name) +
                           insteadOfTag(name, names.nearestTag(name, *unknown), names));
    std::string candidates;
    for (const std::string& candidate : std::get<AmbiguousTag>(resolution).candidates)
        candidates += (candidates.empty() ? "" : ", ") + quotedName(candidate);
    return errorAt(lexeme, text, "query.ambiguous-tag",
                   quoted(name) + " is ambiguous; write one of " + candidates);
}

Error errorOfSavedQueryName(const Lexeme& at, const Lexeme& found, std::string_view text)
{
    const bool isKeyword =
        found.begin == at.end && found.begin < text.size() && canBeginName(char32_t(text[found.begin]));
    if (isKeyword)
        return errorAt(at, text, "query.missing-name",
                       quoted(found, text) +
                           " is a word of the language; as a name it is written in quotes: @" +
                           quoted(found, text));
    return errorAt(at, text, "query.missing-name",
                   "\"@\" goes right before the name of a saved query: @name");
}

Error errorOfUnknownSavedQuery(const std::string& name, const QueryNames& names, const Lexeme& at,
                               std::string_view text)
{
    NearestName nearest(name);
    for (const SavedQuery& saved : names.savedQueries) nearest.offer(saved.name);
    std::string advice = didYouMean(nearest.best());
    const auto beginsSo = [&](const SavedQuery& saved) { return saved.name.starts_with(name + ' '); };
    const auto longer = std::ranges::find_if(names.savedQueries, beginsSo);
    if (advice.empty() && longer != names.savedQueries.end())
        advice = "; a name with blanks is written in quotes: @" + quotedName(longer->name);
    return errorAt(at, text, "query.unknown-saved-query", "no saved query " + quoted(name) + advice);
}

} // namespace tagline
