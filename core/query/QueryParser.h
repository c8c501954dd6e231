#pragma once

// QueryParser turns the text of a query into an expression, or into an error that says how to mend it.
//
//   union = inter {("|" | or) inter}
//   inter = diff {("&" | and) diff}
//   diff  = unary {("-" | minus | except) unary}      left to right; binds tighter than &, as in C++
//   unary = {"~" | "!" | not} prim                    tightest: not A - B is (not A) - B
//   prim  = "(" union ")" | all | none | "@" name | name | exact "(" name ")"
//
// Comparisons of properties and the other functions belong to the language as well; they are recognised, and
// answered with the error "query.not-available".

#include "core/query/QueryExpression.h"
#include "core/query/SavedQuery.h"
#include "core/support/Result.h"
#include "core/tags/TagVocabulary.h"

#include <span>
#include <string_view>

namespace tagline {

/// The bounds of a query. Past them parsing is an error, never a crash.
struct QueryLimits
{
    static constexpr std::size_t bytes = 64 * 1024; ///< of the text
    static constexpr int depth = 200; ///< of brackets, complements and saved queries in one another
    static constexpr std::size_t elements = 64 * 1024; ///< of the expression, saved queries put in
};

/// Parses UTF-8 text. The error's column counts code points from 1; an empty (or blank) text is the error
/// "query.empty". O(text), and O(tags) for each different name in it.
Result<QueryExpression> parseQuery(std::string_view text, const TagVocabulary& vocabulary,
                                   std::span<const SavedQuery> savedQueries = {});

} // namespace tagline
