#pragma once

// Comparison is how a query compares what a frame has with a literal: `terrain == "gravel"`, `speed() > 1.5`.

#include <cstdint>
#include <string_view>

namespace tagline {

enum class Comparison : std::uint8_t {
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    Equal,
    NotEqual,
    Matches ///< a text has a pattern
};

/// Whether `value ◦ literal` is true, for values of one type with `<` and `==`. Matches is for those who know
/// patterns (core/query/language/NamePattern.h), and false here.
template<class Value>
constexpr bool isTrue(Comparison comparison, const Value& value, const Value& literal)
{
    switch (comparison) {
    case Comparison::Less:
        return value < literal;
    case Comparison::LessOrEqual:
        return value < literal || value == literal;
    case Comparison::Greater:
        return literal < value;
    case Comparison::GreaterOrEqual:
        return literal < value || value == literal;
    case Comparison::Equal:
        return value == literal;
    case Comparison::NotEqual:
        return !(value == literal);
    case Comparison::Matches:
        break;
    }
    return false;
}

/// As the query language writes it: `<=`.
constexpr std::string_view symbol(Comparison comparison)
{
    switch (comparison) {
    case Comparison::Less:
        return "<";
    case Comparison::LessOrEqual:
        return "<=";
    case Comparison::Greater:
        return ">";
    case Comparison::GreaterOrEqual:
        return ">=";
    case Comparison::Equal:
        return "==";
    case Comparison::NotEqual:
        return "!=";
    case Comparison::Matches:
        return "matches";
    }
    return {};
}

} // namespace tagline
