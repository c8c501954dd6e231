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

namespace tagline::terms {

inline Duration frames(std::uint32_t count) { return Duration::frames(count); }
inline Duration seconds(std::uint32_t count) { return Duration::seconds(count); }
inline Duration milliseconds(std::uint32_t count) { return Duration::milliseconds(count); }

/// Whole clips by display name, file name or folder; `*` any characters, `?` one.
QueryExpression clip(std::string_view pattern);
QueryExpression file(std::string_view pattern);
QueryExpression folder(std::string_view pattern);
/// Frames in which the joint rests on the ground.
QueryExpression contact(std::string_view joint);

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

/// The first or last d of each range, or of a clip's whole set.
QueryExpression head(QueryExpression q, Duration d);
QueryExpression tail(QueryExpression q, Duration d);
QueryExpression firstframes(QueryExpression q, Duration d);
QueryExpression lastframes(QueryExpression q, Duration d);

/// The first or last n ranges of each clip, or the k-th from 1. Expect n, k ≥ 1.
QueryExpression first(QueryExpression q, std::uint32_t n = 1);
QueryExpression last(QueryExpression q, std::uint32_t n = 1);
QueryExpression nth(QueryExpression q, std::uint32_t k);
/// n ranges of the whole answer without replacement; they depend on the answer of q and on the seed alone.
QueryExpression random(QueryExpression q, std::uint32_t n, std::uint64_t seed);

/// Ranges strictly longer or shorter than d, compared exactly.
QueryExpression longer(QueryExpression q, Duration d);
QueryExpression shorter(QueryExpression q, Duration d);

/// Edges moved outwards or inwards: both by d, or starts and stops by different durations.
QueryExpression grow(QueryExpression q, Duration d);
QueryExpression grow(QueryExpression q, Duration before, Duration after);
QueryExpression shrink(QueryExpression q, Duration d);
QueryExpression shrink(QueryExpression q, Duration before, Duration after);
/// Gaps of at most d filled.
QueryExpression close(QueryExpression q, Duration d);

/// The first or last frame of each range.
QueryExpression starts(QueryExpression q);
QueryExpression ends(QueryExpression q);

/// Ranges of a that share a frame with b, lie within a range of b, contain a range of b.
QueryExpression overlapping(QueryExpression a, const QueryExpression& b);
QueryExpression inside(QueryExpression a, const QueryExpression& b);
QueryExpression containing(QueryExpression a, const QueryExpression& b);
/// Ranges of a that end at most d before a range of b, or begin at most d after one.
QueryExpression before(QueryExpression a, const QueryExpression& b, Duration d);
QueryExpression after(QueryExpression a, const QueryExpression& b, Duration d);

/// All of every clip that has a match.
QueryExpression clips(QueryExpression q);

} // namespace tagline::terms
