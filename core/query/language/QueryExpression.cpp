#include "core/query/language/QueryExpression.h"

#include "core/query/language/QueryOperations.h"

#include <array>
#include <bit>
#include <cassert>

namespace tagline {
namespace {

QueryExpression single(QueryElement element)
{
    QueryPostfix postfix;
    postfix.push(element);
    return QueryExpression::fromPostfix(std::move(postfix));
}

/// One step of a hash over 64-bit words.
std::uint64_t mixed(std::uint64_t hash, std::uint64_t word)
{
    hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
    return hash ^ hash >> 32;
}

} // namespace

QueryExpression::QueryExpression() { m_postfix.push(QueryElement(QueryOp::None)); }

QueryExpression QueryExpression::fromPostfix(QueryPostfix postfix)
{
    assert(isValidPostfix(postfix.elements()));
    QueryExpression made;
    made.m_postfix = std::move(postfix);
    return made;
}

std::size_t QueryExpression::hash() const
{
    std::uint64_t hash = std::hash<std::string_view>()(m_postfix.texts());
    for (const QueryElement& element : elements())
        for (const std::uint64_t word : std::bit_cast<std::array<std::uint64_t, 3>>(element))
            hash = mixed(hash, word);
    return std::size_t(hash);
}

QueryExpression applied(QueryElement function, QueryExpression a)
{
    assert(function.operandCount() == 1);
    a.m_postfix.push(function);
    return a;
}

QueryExpression applied(QueryElement function, QueryExpression a, const QueryExpression& b)
{
    assert(function.operandCount() == 2);
    a.m_postfix.append(b.m_postfix);
    a.m_postfix.push(function);
    return a;
}

QueryExpression operator|(QueryExpression a, const QueryExpression& b)
{
    return applied(QueryElement(QueryOp::Union), std::move(a), b);
}

QueryExpression operator&(QueryExpression a, const QueryExpression& b)
{
    return applied(QueryElement(QueryOp::Intersection), std::move(a), b);
}

QueryExpression operator-(QueryExpression a, const QueryExpression& b)
{
    return applied(QueryElement(QueryOp::Difference), std::move(a), b);
}

QueryExpression operator~(QueryExpression a)
{
    return applied(QueryElement(QueryOp::Complement), std::move(a));
}

QueryExpression tag(TagId id) { return single(QueryElement::tag(QueryOp::Tag, id)); }
QueryExpression exactTag(TagId id) { return single(QueryElement::tag(QueryOp::ExactTag, id)); }
QueryExpression allFrames() { return single(QueryElement(QueryOp::All)); }
QueryExpression noFrames() { return single(QueryElement(QueryOp::None)); }

} // namespace tagline
