#include "core/query/language/QueryElement.h"

#include <bit>
#include <cassert>

namespace tagline {

int operandCount(QueryOp op)
{
    switch (op) {
    case QueryOp::Tag:
    case QueryOp::ExactTag:
    case QueryOp::All:
    case QueryOp::None:
    case QueryOp::Clip:
    case QueryOp::File:
    case QueryOp::Folder:
    case QueryOp::Property:
    case QueryOp::Signal:
    case QueryOp::Contact:
        return 0;
    case QueryOp::Complement:
    case QueryOp::Head:
    case QueryOp::Tail:
    case QueryOp::FirstFrames:
    case QueryOp::LastFrames:
    case QueryOp::First:
    case QueryOp::Last:
    case QueryOp::Nth:
    case QueryOp::Random:
    case QueryOp::Longer:
    case QueryOp::Shorter:
    case QueryOp::Grow:
    case QueryOp::Shrink:
    case QueryOp::Close:
    case QueryOp::Starts:
    case QueryOp::Ends:
    case QueryOp::WholeClips:
        return 1;
    case QueryOp::Union:
    case QueryOp::Intersection:
    case QueryOp::Difference:
    case QueryOp::Overlapping:
    case QueryOp::Inside:
    case QueryOp::Containing:
    case QueryOp::Before:
    case QueryOp::After:
        return 2;
    }
    return 0;
}

bool takesDuration(QueryOp op)
{
    switch (op) {
    case QueryOp::Head:
    case QueryOp::Tail:
    case QueryOp::FirstFrames:
    case QueryOp::LastFrames:
    case QueryOp::Longer:
    case QueryOp::Shorter:
    case QueryOp::Grow:
    case QueryOp::Shrink:
    case QueryOp::Close:
    case QueryOp::Before:
    case QueryOp::After:
        return true;
    case QueryOp::Tag:
    case QueryOp::ExactTag:
    case QueryOp::All:
    case QueryOp::None:
    case QueryOp::Clip:
    case QueryOp::File:
    case QueryOp::Folder:
    case QueryOp::Property:
    case QueryOp::Signal:
    case QueryOp::Contact:
    case QueryOp::Complement:
    case QueryOp::First:
    case QueryOp::Last:
    case QueryOp::Nth:
    case QueryOp::Random:
    case QueryOp::Starts:
    case QueryOp::Ends:
    case QueryOp::WholeClips:
    case QueryOp::Union:
    case QueryOp::Intersection:
    case QueryOp::Difference:
    case QueryOp::Overlapping:
    case QueryOp::Inside:
    case QueryOp::Containing:
        return false;
    }
    return false;
}

QueryElement QueryElement::tag(QueryOp op, TagId tag)
{
    assert(op == QueryOp::Tag || op == QueryOp::ExactTag);
    QueryElement element(op);
    element.m_index = tag.value;
    return element;
}

QueryElement QueryElement::counted(QueryOp op, std::uint32_t count, std::uint64_t seed)
{
    assert(op == QueryOp::First || op == QueryOp::Last || op == QueryOp::Nth || op == QueryOp::Random);
    assert(count > 0 && (seed == 0 || op == QueryOp::Random));
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

Duration QueryElement::duration() const { return std::bit_cast<Duration>(m_first); }
Duration QueryElement::secondDuration() const { return std::bit_cast<Duration>(m_second); }
double QueryElement::number() const { return std::bit_cast<double>(m_second); }

bool QueryElement::hasText() const { return operandCount(m_op) == 0 && m_op >= QueryOp::Clip; }

QueryElement QueryElement::withoutPlace() const
{
    QueryElement element = *this;
    if (hasText()) element.m_index = 0;
    return element;
}

} // namespace tagline
