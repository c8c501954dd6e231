#pragma once

// QueryExpression is a query as a value: tags joined by set operators, in compact postfix form.
//
//   Run & ~(Tired | Limping)      Run · Tired · Limping · | · ~ · &
//
// In C++ it is written with the operators of the language:
//
//   tag(run) & ~(tag(tired) | tag(limping))
//
// Valid means: read from the left, every operator finds its operands on the stack, and one is left.

#include "core/tags/TagVocabulary.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace tagline {

/// What an element of an expression does to the stack of sets.
enum class QueryOp : std::uint8_t {
    Tag,          ///< pushes the frames of a tag and of the tags below it
    ExactTag,     ///< pushes the frames of a tag alone
    All,          ///< pushes every frame
    None,         ///< pushes no frame
    Union,        ///< pops b, a; pushes a | b
    Intersection, ///< pops b, a; pushes a & b
    Difference,   ///< pops b, a; pushes a - b
    Complement    ///< pops a; pushes ~a
};

struct QueryElement
{
    QueryOp op = QueryOp::None;
    TagId tag; ///< of Tag and ExactTag; invalid elsewhere

    bool operator==(const QueryElement&) const = default;
};

/// How many sets an operator takes from the stack: 0, 1 or 2.
int operandCount(QueryOp op);

class QueryExpression
{
public:
    /// No frame.
    QueryExpression();
    /// Expects a valid sequence (asserted).
    static QueryExpression fromPostfix(std::vector<QueryElement> elements);

    std::span<const QueryElement> elements() const { return m_elements; }
    std::size_t hash() const;

    friend QueryExpression operator|(QueryExpression a, const QueryExpression& b);
    friend QueryExpression operator&(QueryExpression a, const QueryExpression& b);
    friend QueryExpression operator-(QueryExpression a, const QueryExpression& b);
    friend QueryExpression operator~(QueryExpression a);

    /// The same elements in the same order; `A | B` is not `B | A`.
    bool operator==(const QueryExpression&) const = default;

private:
    static QueryExpression joined(QueryOp op, QueryExpression a, const QueryExpression& b);

    explicit QueryExpression(std::vector<QueryElement> elements)
        : m_elements(std::move(elements))
    {
    }

    std::vector<QueryElement> m_elements;
};

/// The frames of a tag and of the tags below it.
QueryExpression tag(TagId id);
/// The frames of a tag alone.
QueryExpression exactTag(TagId id);
QueryExpression allFrames();
QueryExpression noFrames();

/// Whether a sequence is a valid expression (see above).
bool isValidPostfix(std::span<const QueryElement> elements);

} // namespace tagline

template<>
struct std::hash<tagline::QueryExpression>
{
    std::size_t operator()(const tagline::QueryExpression& query) const noexcept { return query.hash(); }
};
