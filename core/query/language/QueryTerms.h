#pragma once

// QueryTerms are the terms and functions of the query language in C++, so that a query reads as its text
// does:
//
//   using namespace tagline::terms;
//   head(tag(run), frames(5)) & (speed("Hips") > 1.5) - clip("test_*")
//
// They build expressions and compute nothing. (g++ -Wall wants brackets around comparisons; the meaning is
// the same without, but for `-`, which binds tighter than a comparison in C++.)

#include "core/query/language/QueryExpression.h"
#include "core/query/language/QueryOperations.h"

namespace tagline::terms {

inline Duration frames(std::uint32_t count) { return Duration::frames(count); }
inline Duration seconds(std::uint32_t count) { return Duration::seconds(count); }
inline Duration milliseconds(std::uint32_t count) { return Duration::milliseconds(count); }

/// A term with a text: whole clips by a pattern of their name, file or folder; frames in which a joint rests.
QueryExpression withText(QueryOp op, std::string_view text);
inline QueryExpression clip(std::string_view pattern) { return withText(QueryOp::Clip, pattern); }
inline QueryExpression file(std::string_view pattern) { return withText(QueryOp::File, pattern); }
inline QueryExpression folder(std::string_view pattern) { return withText(QueryOp::Folder, pattern); }
inline QueryExpression contact(std::string_view joint) { return withText(QueryOp::Contact, joint); }

/// A property on the left of a comparison.
struct PropertyTerm
{
    std::string_view name;
};
inline PropertyTerm property(std::string_view name) { return {name}; }

/// A signal on the left of a comparison; an empty joint is the root.
struct SignalTerm
{
    MotionSignal kind = MotionSignal::Speed;
    std::string_view joint;
};
inline SignalTerm speed(std::string_view joint = {}) { return {MotionSignal::Speed, joint}; }
inline SignalTerm height(std::string_view joint = {}) { return {MotionSignal::Height, joint}; }
inline SignalTerm turnrate(std::string_view joint = {}) { return {MotionSignal::TurnRate, joint}; }
inline SignalTerm acceleration(std::string_view joint = {}) { return {MotionSignal::Acceleration, joint}; }
inline SignalTerm x(std::string_view joint = {}) { return {MotionSignal::X, joint}; }
inline SignalTerm y(std::string_view joint = {}) { return {MotionSignal::Y, joint}; }
inline SignalTerm z(std::string_view joint = {}) { return {MotionSignal::Z, joint}; }

/// What stands on the right of a comparison with a property.
class ComparedValue
{
public:
    ComparedValue(const char* text)
        : m_value(std::string_view(text))
    {
    }
    ComparedValue(std::string_view text)
        : m_value(text)
    {
    }
    ComparedValue(bool truth)
        : m_value(truth)
    {
    }
    ComparedValue(int number)
        : m_value(double(number))
    {
    }
    ComparedValue(double number)
        : m_value(number)
    {
    }

    QueryValue value() const { return m_value; }

private:
    QueryValue m_value;
};

/// Frames whose property compares so with a value; those without the property are never among them.
QueryExpression compared(PropertyTerm property, Comparison comparison, ComparedValue value);
/// Frames whose signal compares so with a finite number.
QueryExpression compared(SignalTerm signal, Comparison comparison, double number);

inline QueryExpression operator<(PropertyTerm a, ComparedValue b) { return compared(a, Comparison::Less, b); }
inline QueryExpression operator<=(PropertyTerm a, ComparedValue b)
{
    return compared(a, Comparison::LessOrEqual, b);
}
inline QueryExpression operator>(PropertyTerm a, ComparedValue b)
{
    return compared(a, Comparison::Greater, b);
}
inline QueryExpression operator>=(PropertyTerm a, ComparedValue b)
{
    return compared(a, Comparison::GreaterOrEqual, b);
}
inline QueryExpression operator==(PropertyTerm a, ComparedValue b)
{
    return compared(a, Comparison::Equal, b);
}
inline QueryExpression operator!=(PropertyTerm a, ComparedValue b)
{
    return compared(a, Comparison::NotEqual, b);
}
inline QueryExpression operator<(SignalTerm a, double b) { return compared(a, Comparison::Less, b); }
inline QueryExpression operator<=(SignalTerm a, double b) { return compared(a, Comparison::LessOrEqual, b); }
inline QueryExpression operator>(SignalTerm a, double b) { return compared(a, Comparison::Greater, b); }
inline QueryExpression operator>=(SignalTerm a, double b)
{
    return compared(a, Comparison::GreaterOrEqual, b);
}
inline QueryExpression operator==(SignalTerm a, double b) { return compared(a, Comparison::Equal, b); }
inline QueryExpression operator!=(SignalTerm a, double b) { return compared(a, Comparison::NotEqual, b); }

// Functions, as the table in QueryOperations.h says. Counts are at least 1.

inline QueryExpression head(QueryExpression q, Duration d)
{
    return applied(QueryElement::lasting(QueryOp::Head, d), std::move(q));
}
inline QueryExpression tail(QueryExpression q, Duration d)
{
    return applied(QueryElement::lasting(QueryOp::Tail, d), std::move(q));
}
inline QueryExpression firstframes(QueryExpression q, Duration d)
{
    return applied(QueryElement::lasting(QueryOp::FirstFrames, d), std::move(q));
}
inline QueryExpression lastframes(QueryExpression q, Duration d)
{
    return applied(QueryElement::lasting(QueryOp::LastFrames, d), std::move(q));
}
inline QueryExpression longer(QueryExpression q, Duration d)
{
    return applied(QueryElement::lasting(QueryOp::Longer, d), std::move(q));
}
inline QueryExpression shorter(QueryExpression q, Duration d)
{
    return applied(QueryElement::lasting(QueryOp::Shorter, d), std::move(q));
}
inline QueryExpression close(QueryExpression q, Duration d)
{
    return applied(QueryElement::lasting(QueryOp::Close, d), std::move(q));
}
inline QueryExpression first(QueryExpression q, std::uint32_t n = 1)
{
    return applied(QueryElement::counted(QueryOp::First, n), std::move(q));
}
inline QueryExpression last(QueryExpression q, std::uint32_t n = 1)
{
    return applied(QueryElement::counted(QueryOp::Last, n), std::move(q));
}
inline QueryExpression nth(QueryExpression q, std::uint32_t n)
{
    return applied(QueryElement::counted(QueryOp::Nth, n), std::move(q));
}
inline QueryExpression random(QueryExpression q, std::uint32_t n, std::uint64_t seed)
{
    return applied(QueryElement::counted(QueryOp::Random, n, seed), std::move(q));
}
inline QueryExpression grow(QueryExpression q, Duration before, Duration after)
{
    return applied(QueryElement::lasting(QueryOp::Grow, before, after), std::move(q));
}
inline QueryExpression grow(QueryExpression q, Duration d) { return grow(std::move(q), d, d); }
inline QueryExpression shrink(QueryExpression q, Duration before, Duration after)
{
    return applied(QueryElement::lasting(QueryOp::Shrink, before, after), std::move(q));
}
inline QueryExpression shrink(QueryExpression q, Duration d) { return shrink(std::move(q), d, d); }
inline QueryExpression starts(QueryExpression q)
{
    return applied(QueryElement(QueryOp::Starts), std::move(q));
}
inline QueryExpression ends(QueryExpression q) { return applied(QueryElement(QueryOp::Ends), std::move(q)); }
inline QueryExpression clips(QueryExpression q)
{
    return applied(QueryElement(QueryOp::WholeClips), std::move(q));
}
inline QueryExpression overlapping(QueryExpression a, const QueryExpression& b)
{
    return applied(QueryElement(QueryOp::Overlapping), std::move(a), b);
}
inline QueryExpression inside(QueryExpression a, const QueryExpression& b)
{
    return applied(QueryElement(QueryOp::Inside), std::move(a), b);
}
inline QueryExpression containing(QueryExpression a, const QueryExpression& b)
{
    return applied(QueryElement(QueryOp::Containing), std::move(a), b);
}
inline QueryExpression before(QueryExpression a, const QueryExpression& b, Duration d)
{
    return applied(QueryElement::lasting(QueryOp::Before, d), std::move(a), b);
}
inline QueryExpression after(QueryExpression a, const QueryExpression& b, Duration d)
{
    return applied(QueryElement::lasting(QueryOp::After, d), std::move(a), b);
}

} // namespace tagline::terms
