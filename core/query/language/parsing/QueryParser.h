#pragma once

// QueryParser turns the text of a query into an expression, or into an error that says how to mend it.
//
//   union = inter {("|" | or) inter}
//   inter = diff {("&" | and) diff}
//   diff  = unary {("-" | minus | except) unary}      left to right; binds tighter than &, as in C++
//   unary = {"~" | "!" | not} prim                    tightest: not A - B is (not A) - B
//   prim  = "(" union ")" | all | none | "@" name | name [cmp] | call [cmp]
//   call  = ident "(" [arg {"," arg}] ")"
//   arg   = union | ["-"] duration | number | string | signal      a signal is a call such as speed(Hips)
//   cmp   = (< | <= | > | >= | == | !=) (["-"] number | string | true | false | signal) | matches string
//
// The name before a comparison is a property of frames, else a tag, a dot and a value of the tag's instances
// (QueryNames::findCompared), as in Punch.hand == "left"; it is never the tag of that name.
//
// A comparison belongs to its term: in `A & speed() > 1.5` the signal is compared, not the set. true and
// false are compared with == and != alone. QueryFunctions lists what stands before brackets.

#include "core/query/language/QueryExpression.h"
#include "core/query/language/QueryNames.h"
#include "core/support/Result.h"

#include <span>
#include <string_view>

namespace tagline {

/// The bounds of a query. Past them parsing is an error, never a crash.
struct QueryLimits
{
    static constexpr std::size_t bytes = 64 * 1024; ///< of the text
    static constexpr int depth =
        200; ///< of brackets, functions, complements and saved queries in one another
    static constexpr std::size_t elements = 64 * 1024; ///< of the expression, saved queries put in
    static constexpr std::size_t texts = 1024 * 1024;  ///< of names, patterns and values in the expression
};

/// Parses UTF-8 text. The error's column counts code points from 1; an empty (or blank) text is the error
/// "query.empty"; a saved query in it that is, "query.saved-empty". O(text), and O(tags) for each different
/// name in it.
/// Signals and contacts are the error "query.not-available" where `names` has none; names of properties and
/// joints are checked where `names` has them.
Result<QueryExpression> parseQuery(std::string_view text, const QueryNames& names);
/// Without signals; any name before a comparison is a property.
Result<QueryExpression> parseQuery(std::string_view text, const TagVocabulary& vocabulary,
                                   std::span<const SavedQuery> savedQueries = {});

} // namespace tagline
