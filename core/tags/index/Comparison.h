#pragma once

// Comparison is the comparison of a value with a literal in a query: `terrain == "gravel"`, `speed() > 1.5`.

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
    Matches ///< a text matches a pattern
};

/// Whether `value ◦ literal` is true, for values of one type with `<` and `==`. Matches is evaluated
/// elsewhere (core/query/language/NamePattern.h), and false here.
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

/// The symbol in the query language: `<=`.
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
