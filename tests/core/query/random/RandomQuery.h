#pragma once

// RandomQuery makes queries of every term, operator and function of the language, with parameters around the
// borders of what the clips of a RandomLibrary have.

#include "core/query/language/QueryExpression.h"

#include <random>

namespace tagline::test {

/// What random queries are made of.
enum class QueryDiet {
    SetAlgebra, ///< tags, all, none and | & - ~
    Everything  ///< all terms and functions as well
};

/// A query of so many terms.
QueryExpression randomQuery(std::uint32_t terms, QueryDiet diet, std::mt19937& random);

/// Another way to write the same set: operands of | and & exchanged, a - b for a & ~b, De Morgan, ~ twice.
QueryExpression rewritten(const QueryExpression& query, std::mt19937& random);

} // namespace tagline::test
