#pragma once

// QueryCanonical gives queries that must have equal answers one form, so that they share what is known of
// them.
//
//   Male & Run                ┐                     ~(A | B)     ┐
//   Run & Male & Run          ├  Run & Male         ~A & ~B      ├  ~(A | B)
//   ~(~Male | ~Run)           ┘                     ~A - B       ┘
//
// The rules, none of which ever changes an answer:
//   1. & and | are flat, in one order, each operand once; A - B is A & ~B,
//   2. ~~A is A; complements stand on terms and functions, but ~A & ~B & … is ~(A | B | …), and ~A | ~B | …
//   is
//      ~(A & B & …), where all operands are such complements,
//   3. A & ~A is none and A | ~A all; none and all are dropped or win,
//   4. durations are in frames or seconds: 500ms is 0.5s,
//   5. a function of none is none, but for those that count, of no time none or its set (QueryOperations.h),
//   6. clips(clips(A)) is clips(A), and clips(all) is all,
//   7. atleast(1, A, B) is A | B, atleast(2, A, B) is A & B, its sets are in one order without none and all,
//   8. optional(A) is A.
// Queries that no rule makes equal keep different forms, also where they happen to mean the same:
// A & (A | B) is not A.

#include "core/query/language/QueryExpression.h"

namespace tagline {

/// Never much larger than the query: each of its terms at most once, each with at most one complement more.
/// O(n log n) for any query that a text can be; stacks of its own, so that no nesting is too deep.
/// canonical(canonical(q)) is canonical(q).
QueryExpression canonical(const QueryExpression& query);

} // namespace tagline
