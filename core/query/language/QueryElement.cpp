#include "core/query/language/QueryElement.h"

#include "core/query/language/QueryOperations.h"

#include <bit>
#include <cassert>
#include <cmath>

namespace tagline {

QueryElement QueryElement::tag(QueryOp op, TagId tag)
{
    assert(takes(op, QueryArgument::Tag));
    QueryElement element(op);
    element.m_index = tag.value;
    return element;
}

QueryElement QueryElement::counted(QueryOp op, std::uint32_t count, std::uint64_t seed)
{
    assert(takes(op, QueryArgument::Count) && count > 0);
    assert(seed == 0 || takes(op, QueryArgument::Seed));
    QueryElement element(op);
    element.m_index = count;
    element.m_first = seed;
    return element;
}

QueryElement QueryElement::lasting(QueryOp op, Duration duration, Duration second)
{
    assert(takesDuration(op));
    QueryElement element(op);
    element.m_first = std::bit_cast<std::uint64_t>(duration);
    element.m_second = std::bit_cast<std::uint64_t>(second);
    return element;
}

QueryElement QueryElement::bounded(QueryOp op, SignedDuration from, SignedDuration to)
{
    assert(takes(op, QueryArgument::Bound));
    QueryElement element = lasting(op, from.length, to.length);
    const bool isFromBackwards = from.isBackwards && !from.length.isZero();
    const bool isToBackwards = to.isBackwards && !to.length.isZero();
    element.m_index = unsigned(isFromBackwards) | unsigned(isToBackwards) << 1;
    return element;
}

QueryElement QueryElement::atLeast(std::uint32_t count, std::uint32_t sets)
{
    assert(count > 0 && sets > 0);
    QueryElement element(QueryOp::AtLeast);
    element.m_index = count;
    element.m_first = sets;
    return element;
}

QueryElement QueryElement::compared(QueryOp op, Comparison comparison, double number)
{
    assert(isMeasure(op) && std::isfinite(number));
    QueryElement element(op);
    element.m_comparison = comparison;
    element.m_second = std::bit_cast<std::uint64_t>(number == 0 ? 0.0 : number);
    return element;
}

std::size_t QueryElement::operandCount() const
{
    return m_op == QueryOp::AtLeast ? std::size_t(m_first) : std::size_t(tagline::operandCount(m_op));
}

Duration QueryElement::duration() const { return std::bit_cast<Duration>(m_first); }
Duration QueryElement::secondDuration() const { return std::bit_cast<Duration>(m_second); }
double QueryElement::number() const { return std::bit_cast<double>(m_second); }

std::optional<double> QueryElement::distance() const
{
    return m_valueKind == ValueKind::Number ? std::optional(number()) : std::nullopt;
}

bool QueryElement::hasText() const { return takesText(m_op); }

QueryElement QueryElement::withoutPlace() const
{
    QueryElement element = *this;
    if (hasText()) element.m_index = 0;
    return element;
}

} // namespace tagline
