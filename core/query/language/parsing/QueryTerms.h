#pragma once

// QueryTerms are the terms and functions of the query
// language in C++, with the notation of query texts:
//
//   using namespace tagline::terms;
//   head(tag(run), frames(5)) & (speed("Hips") > 1.5) - clip("test_*")
//
// They build expressions and compute nothing. (g++ -Wall wants brackets around comparisons; the meaning is
// the same without, but for `-`, which binds tighter than a comparison in C++.)

#include "core/query/language/QueryExpression.h"
#include "core/query/language/QueryOperations.h"

#include <optional>
#include <string_view>

namespace tagline::terms {

inline Duration frames(std::uint32_t count) { return Duration::frames(count); }
inline Duration seconds(std::uint32_t count) { return Duration::seconds(count); }
inline Duration milliseconds(std::uint32_t count) { return Duration::milliseconds(count); }

using Query = QueryExpression;

/// A term with a text: whole clips by a pattern of their name, file or folder; frames by a text of their
/// captions; frames in which a joint rests.
Query withText(QueryOp op, std::string_view text);
inline Query clip(std::string_view pattern) { return withText(QueryOp::Clip, pattern); }
inline Query file(std::string_view pattern) { return withText(QueryOp::File, pattern); }
inline Query folder(std::string_view pattern) { return withText(QueryOp::Folder, pattern); }
inline Query caption(std::string_view text) { return withText(QueryOp::Caption, text); }
inline Query group(std::string_view name) { return withText(QueryOp::Group, name); }
/// Ranges that move like an example; without a distance, up to its own.
Query like(std::string_view example, std::optional<double> distance = {});
inline Query contact(std::string_view joint) { return withText(QueryOp::Contact, joint); }

/// The frames [start, stop) of each clip.
inline Query frames(Duration start, Duration stop)
{
    QueryPostfix postfix;
    postfix.push(QueryElement::lasting(QueryOp::Frames, start, stop));
    return QueryExpression::fromPostfix(std::move(postfix));
}

/// A property on the left of a comparison.
struct PropertyTerm
{
    std::string_view name;
};
inline PropertyTerm property(std::string_view name) { return {name}; }

/// The value of a counted tag's instances on the left of a comparison.
struct InstanceValueTerm
{
    TagId tag;
    std::string_view name;
};
inline InstanceValueTerm valueOf(TagId tag, std::string_view name) { return {tag, name}; }

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

/// The value on the right of a comparison with a property.
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

/// Frames whose property satisfies the comparison; never those without the property.
Query compared(PropertyTerm property, Comparison comparison, ComparedValue value);
/// Frames of the instances whose value satisfies the comparison; never those without the value.
Query compared(InstanceValueTerm value, Comparison comparison, ComparedValue with);
/// Frames whose signal satisfies the comparison with a finite number.
Query compared(SignalTerm signal, Comparison comparison, double number);
/// Frames whose signal satisfies the comparison with another.
Query compared(SignalTerm signal, Comparison comparison, SignalTerm other);
/// Frames whose property is a text that matches the pattern.
inline Query matches(PropertyTerm property, std::string_view pattern)
{
    return compared(property, Comparison::Matches, pattern);
}
/// Frames of the instances whose value is a text that matches the pattern.
inline Query matches(InstanceValueTerm value, std::string_view pattern)
{
    return compared(value, Comparison::Matches, pattern);
}

inline Query operator<(PropertyTerm a, ComparedValue b) { return compared(a, Comparison::Less, b); }
inline Query operator<=(PropertyTerm a, ComparedValue b) { return compared(a, Comparison::LessOrEqual, b); }
inline Query operator>(PropertyTerm a, ComparedValue b) { return compared(a, Comparison::Greater, b); }
inline Query operator>=(PropertyTerm a, ComparedValue b)
{
    return compared(a, Comparison::GreaterOrEqual, b);
}
inline Query operator==(PropertyTerm a, ComparedValue b) { return compared(a, Comparison::Equal, b); }
inline Query operator!=(PropertyTerm a, ComparedValue b) { return compared(a, Comparison::NotEqual, b); }
inline Query operator<(InstanceValueTerm a, ComparedValue b) { return compared(a, Comparison::Less, b); }
inline Query operator<=(InstanceValueTerm a, ComparedValue b)
{
    return compared(a, Comparison::LessOrEqual, b);
}
inline Query operator>(InstanceValueTerm a, ComparedValue b) { return compared(a, Comparison::Greater, b); }
inline Query operator>=(InstanceValueTerm a, ComparedValue b)
{
    return compared(a, Comparison::GreaterOrEqual, b);
}
inline Query operator==(InstanceValueTerm a, ComparedValue b) { return compared(a, Comparison::Equal, b); }
inline Query operator!=(InstanceValueTerm a, ComparedValue b) { return compared(a, Comparison::NotEqual, b); }
inline Query operator<(SignalTerm a, double b) { return compared(a, Comparison::Less, b); }
inline Query operator<=(SignalTerm a, double b) { return compared(a, Comparison::LessOrEqual, b); }
inline Query operator>(SignalTerm a, double b) { return compared(a, Comparison::Greater, b); }
inline Query operator>=(SignalTerm a, double b) { return compared(a, Comparison::GreaterOrEqual, b); }
inline Query operator==(SignalTerm a, double b) { return compared(a, Comparison::Equal, b); }
inline Query operator!=(SignalTerm a, double b) { return compared(a, Comparison::NotEqual, b); }

inline Query operator<(SignalTerm a, SignalTerm b) { return compared(a, Comparison::Less, b); }
inline Query operator<=(SignalTerm a, SignalTerm b) { return compared(a, Comparison::LessOrEqual, b); }
inline Query operator>(SignalTerm a, SignalTerm b) { return compared(a, Comparison::Greater, b); }
inline Query operator>=(SignalTerm a, SignalTerm b) { return compared(a, Comparison::GreaterOrEqual, b); }

/// A measure of a set, on the left of a comparison with a number: its ranges, share or seconds in a clip, or
/// a signal over its ranges.
struct MeasureTerm
{
    QueryOp op{};
    Query of;
    SignalTerm signal;
};
inline MeasureTerm count(Query q) { return {QueryOp::CountOf, std::move(q), {}}; }
inline MeasureTerm coverage(Query q) { return {QueryOp::CoverageOf, std::move(q), {}}; }
inline MeasureTerm seconds(Query q) { return {QueryOp::SecondsOf, std::move(q), {}}; }
inline MeasureTerm mean(Query q, SignalTerm signal) { return {QueryOp::MeanOf, std::move(q), signal}; }
inline MeasureTerm min(Query q, SignalTerm signal) { return {QueryOp::LeastOf, std::move(q), signal}; }
inline MeasureTerm max(Query q, SignalTerm signal) { return {QueryOp::GreatestOf, std::move(q), signal}; }
/// Whole clips, or ranges, whose measure satisfies the comparison with a finite number.
Query compared(const MeasureTerm& measure, Comparison comparison, double number);
inline Query operator<(const MeasureTerm& a, double b) { return compared(a, Comparison::Less, b); }
inline Query operator<=(const MeasureTerm& a, double b) { return compared(a, Comparison::LessOrEqual, b); }
inline Query operator>(const MeasureTerm& a, double b) { return compared(a, Comparison::Greater, b); }
inline Query operator>=(const MeasureTerm& a, double b) { return compared(a, Comparison::GreaterOrEqual, b); }
inline Query operator==(const MeasureTerm& a, double b) { return compared(a, Comparison::Equal, b); }
inline Query operator!=(const MeasureTerm& a, double b) { return compared(a, Comparison::NotEqual, b); }

/// Frames in at least `n` of the sets. Expects n from 1 on, and one set or more.
Query atleast(std::uint32_t n, std::span<const Query> sets);

Query plain(QueryOp op, Query q);
Query lasting(QueryOp op, Query q, Duration d, Duration second = {});
Query counted(QueryOp op, Query q, std::uint32_t n, std::uint64_t seed = 0);
Query related(QueryOp op, Query a, const Query& b);
Query related(QueryOp op, Query a, const Query& b, Duration d);

// The functions are described in QueryOperations.h. Counts are at least 1.
inline Query head(Query q, Duration d) { return lasting(QueryOp::Head, std::move(q), d); }
inline Query tail(Query q, Duration d) { return lasting(QueryOp::Tail, std::move(q), d); }
inline Query firstframes(Query q, Duration d) { return lasting(QueryOp::FirstFrames, std::move(q), d); }
inline Query lastframes(Query q, Duration d) { return lasting(QueryOp::LastFrames, std::move(q), d); }
inline Query first(Query q, std::uint32_t n = 1) { return counted(QueryOp::First, std::move(q), n); }
inline Query last(Query q, std::uint32_t n = 1) { return counted(QueryOp::Last, std::move(q), n); }
inline Query nth(Query q, std::uint32_t k) { return counted(QueryOp::Nth, std::move(q), k); }
inline Query random(Query q, std::uint32_t n, std::uint64_t seed)
{
    return counted(QueryOp::Random, std::move(q), n, seed);
}
inline Query longer(Query q, Duration d) { return lasting(QueryOp::Longer, std::move(q), d); }
inline Query shorter(Query q, Duration d) { return lasting(QueryOp::Shorter, std::move(q), d); }
inline Query grow(Query q, Duration d) { return lasting(QueryOp::Grow, std::move(q), d, d); }
inline Query grow(Query q, Duration before, Duration after)
{
    return lasting(QueryOp::Grow, std::move(q), before, after);
}
inline Query shrink(Query q, Duration d) { return lasting(QueryOp::Shrink, std::move(q), d, d); }
inline Query shrink(Query q, Duration before, Duration after)
{
    return lasting(QueryOp::Shrink, std::move(q), before, after);
}
inline Query close(Query q, Duration d) { return lasting(QueryOp::Close, std::move(q), d); }
inline Query starts(Query q) { return plain(QueryOp::Starts, std::move(q)); }
inline Query ends(Query q) { return plain(QueryOp::Ends, std::move(q)); }
inline Query clips(Query q) { return plain(QueryOp::WholeClips, std::move(q)); }
inline Query with(Query q) { return plain(QueryOp::With, std::move(q)); }
inline Query overlapping(Query a, const Query& b) { return related(QueryOp::Overlapping, std::move(a), b); }
inline Query inside(Query a, const Query& b) { return related(QueryOp::Inside, std::move(a), b); }
inline Query containing(Query a, const Query& b) { return related(QueryOp::Containing, std::move(a), b); }
inline Query before(Query a, const Query& b, Duration d)
{
    return related(QueryOp::Before, std::move(a), b, d);
}
inline Query after(Query a, const Query& b, Duration d)
{
    return related(QueryOp::After, std::move(a), b, d);
}

inline Query firstin(Query a, const Query& b) { return related(QueryOp::FirstIn, std::move(a), b); }
inline Query lastin(Query a, const Query& b) { return related(QueryOp::LastIn, std::move(a), b); }
/// Ranges of a that start between the bounds after a stop of b.
inline Query near(Query a, const Query& b, SignedDuration from, SignedDuration to)
{
    return applied(QueryElement::bounded(QueryOp::Near, from, to), std::move(a), b);
}

} // namespace tagline::terms
