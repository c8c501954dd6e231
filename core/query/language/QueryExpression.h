#pragma once

// QueryExpression is a query as a value: terms joined by operators and functions, in compact postfix form.
//
//   Run & ~(Tired | Limping)      Run · Tired · Limping · | · ~ · &
//
// In C++ it is written with the operators of the language, and with its functions (QueryTerms.h):
//
//   tag(run) & ~(tag(tired) | tag(limping))
//
// Valid means: read from the left, every element finds its operands on the stack, and one set remains.

#include "core/query/language/parsing/QueryPostfix.h"

#include <functional>

namespace tagline {

/// Elements are walked with a stack: a term pushes a set, others replace operandCount(op) sets by one.
/// Up to 16 elements without texts need no heap.
class QueryExpression
{
public:
    /// Matches no frame.
    QueryExpression();
    /// Expects a valid sequence (asserted).
    static QueryExpression fromPostfix(QueryPostfix postfix);

    const QueryPostfix& postfix() const& { return m_postfix; }
    QueryPostfix postfix() && { return std::move(m_postfix); }
    std::span<const QueryElement> elements() const { return m_postfix.elements(); }
    /// The pattern, name of a value or joint (empty: the root) of an element of this expression.
    std::string_view text(const QueryElement& element) const { return m_postfix.text(element); }
    /// The joint on the right of a SignalPair of this expression.
    std::string_view secondText(const QueryElement& element) const { return m_postfix.secondText(element); }
    /// The value that a Property or an InstanceValue of this expression is compared with.
    QueryValue value(const QueryElement& element) const { return m_postfix.value(element); }
    std::size_t hash() const;

    friend QueryExpression operator|(QueryExpression a, const QueryExpression& b);
    friend QueryExpression operator&(QueryExpression a, const QueryExpression& b);
    friend QueryExpression operator-(QueryExpression a, const QueryExpression& b);
    friend QueryExpression operator~(QueryExpression a);
    /// `a` (and `b`) followed by a function or an operator. Expects an element of one (of two) operands.
    friend QueryExpression applied(QueryElement function, QueryExpression a);
    friend QueryExpression applied(QueryElement function, QueryExpression a, const QueryExpression& b);

    /// Equal elements in equal order; `A | B` is not `B | A` (but their canonical forms are equal).
    bool operator==(const QueryExpression&) const = default;

private:
    QueryPostfix m_postfix;
};

/// The frames of a tag and of all tags that count as it.
QueryExpression tag(TagId id);
/// The frames of a tag alone.
QueryExpression exactTag(TagId id);
QueryExpression allFrames();
QueryExpression noFrames();

} // namespace tagline

template<>
struct std::hash<tagline::QueryExpression>
{
    std::size_t operator()(const tagline::QueryExpression& query) const noexcept { return query.hash(); }
};
