#include "core/query/QueryExpression.h"

#include <cassert>

namespace tagline {
namespace {

QueryExpression leaf(QueryOp op, TagId tag = {}) { return QueryExpression::fromPostfix({{op, tag}}); }

} // namespace

int operandCount(QueryOp op)
{
    switch (op) {
    case QueryOp::Tag:
    case QueryOp::ExactTag:
    case QueryOp::All:
    case QueryOp::None:
        return 0;
    case QueryOp::Complement:
        return 1;
    case QueryOp::Union:
    case QueryOp::Intersection:
    case QueryOp::Difference:
        return 2;
    }
    return 0;
}

bool isValidPostfix(std::span<const QueryElement> elements)
{
    std::size_t onStack = 0;
    for (const QueryElement& element : elements) {
        const auto operands = std::size_t(operandCount(element.op));
        if (onStack < operands) return false;
        onStack += 1 - operands;
    }
    return onStack == 1;
}

QueryExpression::QueryExpression()
    : m_elements{{QueryOp::None, {}}}
{
}

QueryExpression QueryExpression::fromPostfix(std::vector<QueryElement> elements)
{
    assert(isValidPostfix(elements));
    return QueryExpression(std::move(elements));
}

// FNV-1a over the numbers of the elements.
std::size_t QueryExpression::hash() const
{
    std::uint64_t hash = 0xcbf29ce484222325u;
    for (const QueryElement& element : m_elements) {
        hash = (hash ^ std::uint64_t(element.op)) * 0x100000001b3u;
        hash = (hash ^ element.tag.value) * 0x100000001b3u;
    }
    return std::size_t(hash);
}

QueryExpression QueryExpression::joined(QueryOp op, QueryExpression a, const QueryExpression& b)
{
    a.m_elements.insert(a.m_elements.end(), b.m_elements.begin(), b.m_elements.end());
    a.m_elements.push_back({op, {}});
    return a;
}

QueryExpression operator|(QueryExpression a, const QueryExpression& b)
{
    return QueryExpression::joined(QueryOp::Union, std::move(a), b);
}

QueryExpression operator&(QueryExpression a, const QueryExpression& b)
{
    return QueryExpression::joined(QueryOp::Intersection, std::move(a), b);
}

QueryExpression operator-(QueryExpression a, const QueryExpression& b)
{
    return QueryExpression::joined(QueryOp::Difference, std::move(a), b);
}

QueryExpression operator~(QueryExpression a)
{
    a.m_elements.push_back({QueryOp::Complement, {}});
    return a;
}

QueryExpression tag(TagId id) { return leaf(QueryOp::Tag, id); }
QueryExpression exactTag(TagId id) { return leaf(QueryOp::ExactTag, id); }
QueryExpression allFrames() { return leaf(QueryOp::All); }
QueryExpression noFrames() { return leaf(QueryOp::None); }

} // namespace tagline
