#pragma once

// QueryTerms are the terms and functions of the query language in C++. Functions are called by the names of
// query texts, with what their signature in QueryOperations.h says; another name, or another number or kind
// of arguments, does not compile:
//
//   using namespace tagline::terms;
//   call<"head">(tag(run), frames(5)) & (call<"speed">("Hips") > 1.5) - call<"clip">("test_*")
//
// They build expressions and compute nothing. (g++ -Wall wants brackets around comparisons; the meaning is
// the same without, but for `-`, which binds tighter than a comparison in C++.)

#include "core/query/language/QueryExpression.h"
#include "core/query/language/QueryOperations.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace tagline::terms {

inline Duration frames(std::uint32_t count) { return Duration::frames(count); }
inline Duration seconds(std::uint32_t count) { return Duration::seconds(count); }
inline Duration milliseconds(std::uint32_t count) { return Duration::milliseconds(count); }

using Query = QueryExpression;

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
    std::string_view joint = {};
};

/// A measure of a set, on the left of a comparison with a number: its ranges, share or seconds in a clip, or
/// a signal over its ranges.
struct MeasureTerm
{
    const QueryOperation& function;
    CallArguments arguments;
    QueryPostfix of;
};

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
/// Whole clips, or ranges, whose measure satisfies the comparison with a finite number.
Query compared(const MeasureTerm& measure, Comparison comparison, double number);

template<class Value, class Term>
concept ComparedWith = requires(const Term& term, const Value& value)
{
    compared(term, Comparison::Less, value);
};

template<class Term, ComparedWith<Term> Value>
Query operator<(const Term& a, const Value& b)
{
    return compared(a, Comparison::Less, b);
}
template<class Term, ComparedWith<Term> Value>
Query operator<=(const Term& a, const Value& b)
{
    return compared(a, Comparison::LessOrEqual, b);
}
template<class Term, ComparedWith<Term> Value>
Query operator>(const Term& a, const Value& b)
{
    return compared(a, Comparison::Greater, b);
}
template<class Term, ComparedWith<Term> Value>
Query operator>=(const Term& a, const Value& b)
{
    return compared(a, Comparison::GreaterOrEqual, b);
}
template<class Term, ComparedWith<Term> Value>
Query operator==(const Term& a, const Value& b)
{
    return compared(a, Comparison::Equal, b);
}
template<class Term, ComparedWith<Term> Value>
Query operator!=(const Term& a, const Value& b)
{
    return compared(a, Comparison::NotEqual, b);
}
/// Frames whose property, or whose instances' value, is a text that matches the pattern.
template<class Term>
Query matches(const Term& term, std::string_view pattern)
{
    return compared(term, Comparison::Matches, pattern);
}

/// The name of a function as an argument of a template.
template<std::size_t size>
struct FunctionName
{
    char letters[size]{};

    constexpr FunctionName(const char (&text)[size]) { std::copy_n(text, size, letters); }
    constexpr std::string_view text() const { return {letters, size - 1}; }
};

/// Puts one argument of a call where its kind belongs.
template<QueryArgument kind, class Given>
void put(Given&& given, CallArguments& arguments, QueryPostfix& sets)
{
    if constexpr (kind == QueryArgument::Set) {
        if (arguments.sets++ == 0)
            sets = std::forward<Given>(given).postfix();
        else
            sets.append(given.postfix());
    } else if constexpr (kind == QueryArgument::Duration) {
        arguments.takeTime({given});
    } else if constexpr (kind == QueryArgument::Bound) {
        arguments.takeTime(given);
    } else if constexpr (kind == QueryArgument::Count) {
        arguments.count = std::uint32_t(given);
    } else if constexpr (kind == QueryArgument::Seed) {
        arguments.seed = std::uint64_t(given);
    } else if constexpr (kind == QueryArgument::Tag) {
        arguments.tag = given;
    } else if constexpr (kind == QueryArgument::Distance) {
        arguments.distance = given;
    } else if constexpr (kind == QueryArgument::Signal) {
        arguments.signal = given.kind;
        arguments.text = given.joint;
    } else {
        arguments.text = std::string_view(given);
    }
}

/// The call of a function: a query; of one that is compared the left side of its comparison, which is a
/// SignalTerm or a MeasureTerm. Counts are at least 1.
template<FunctionName name, class... Given>
auto call(Given&&... given)
{
    constexpr auto* found = std::ranges::find(queryOperations, name.text(), &QueryOperation::name);
    static_assert(found != queryOperations.end() && found->form == QueryForm::Call,
                  "the query language has no such function");
    constexpr const QueryOperation& function = *found;
    static_assert(sizeof...(Given) >= function.least(), "an argument of the function is missing");
    static_assert(sizeof...(Given) <= function.most() || function.isRepeating,
                  "the function takes fewer arguments");
    if constexpr (function.op == QueryOp::Signal) {
        return SignalTerm{function.signal, std::string_view(given)...};
    } else {
        CallArguments arguments;
        QueryPostfix sets;
        const auto putAll = [&]<std::size_t... at>(std::index_sequence<at...>)
        {
            (put<function.parameterAt(at).kind>(std::forward<Given>(given), arguments, sets), ...);
        };
        putAll(std::index_sequence_for<Given...>());
        if constexpr (function.isCompared) {
            return MeasureTerm{function, std::move(arguments), std::move(sets)};
        } else {
            sets.pushCall(function, arguments);
            return QueryExpression::fromPostfix(std::move(sets));
        }
    }
}

} // namespace tagline::terms
