#include "core/query/editing/QueryPlaces.h"

namespace tagline {
namespace {

/// The function whose opening bracket is at an index; null if it belongs to no function.
const QueryOperation* calledAt(std::span<const Lexeme> lexemes, std::size_t open, std::string_view text)
{
    const bool isCall =
        open > 0 && lexemes[open].kind == LexemeKind::Open && lexemes[open - 1].kind == LexemeKind::Name;
    return isCall ? findQueryFunction(lexemes[open - 1].in(text)) : nullptr;
}

} // namespace

NamePlace placeOfName(std::span<const Lexeme> lexemes, std::size_t index, std::string_view text)
{
    const Lexeme& name = lexemes[index];
    const Lexeme& next = lexemes[index + 1];
    const Lexeme* before = index > 0 ? &lexemes[index - 1] : nullptr;
    if (before && before->kind == LexemeKind::At && before->end == name.begin) return NamePlace::SavedQuery;
    const bool isCalled = name.kind == LexemeKind::Name && calledAt(lexemes, index + 1, text);
    if (before && before->kind == LexemeKind::Compare)
        return isCalled ? NamePlace::Function : NamePlace::Value;
    if (next.kind == LexemeKind::Compare || isFaultyComparison(next)) return NamePlace::Property;
    if (isCalled) return NamePlace::Function;
    const QueryOperation* around = before ? calledAt(lexemes, index - 1, text) : nullptr;
    if (around && around->takes(QueryArgument::Joint)) return NamePlace::Joint;
    if (around && around->takes(QueryArgument::Pattern)) return NamePlace::Pattern;
    if (around && around->takes(QueryArgument::Group)) return NamePlace::Group;
    if (around && around->takes(QueryArgument::Example)) return NamePlace::Example;
    return NamePlace::Tag;
}

CallPlace callAround(std::span<const Lexeme> lexemes, std::size_t index, std::string_view text)
{
    CallPlace place;
    std::size_t closed = 0;
    for (std::size_t at = index; at-- > 0;) {
        const LexemeKind kind = lexemes[at].kind;
        if (kind == LexemeKind::Close) ++closed;
        if (kind == LexemeKind::Comma && closed == 0) ++place.argument;
        if (kind != LexemeKind::Open) continue;
        if (closed == 0) {
            place.function = calledAt(lexemes, at, text);
            return place;
        }
        --closed;
    }
    return {};
}

} // namespace tagline
