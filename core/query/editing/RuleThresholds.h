#pragma once

// RuleThresholds are the two numbers of a rule with hysteresis: one starts its ranges and stands in the
// query, the other ends them.
//
//   speed() > 1.5, leave 1     1.2  1.4  1.6  1.4  1.2  0.9  1.2
//                               .    .    #    #    #    .    .

#include "core/query/editing/TaggingRule.h"
#include "core/support/Result.h"
#include "core/tags/index/Comparison.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace tagline {

/// A comparison of a signal with a number in a query's text: `speed(LeftFoot) > 1.5`.
struct SignalComparison
{
    std::string signal; ///< in the form of SignalNeeds.h: "speed(LeftFoot)"
    Comparison comparison = Comparison::Greater;
    double number = 0;
    std::size_t numberBegin = 0; ///< byte offset in the text, including the number's minus
    std::size_t numberEnd = 0;
};

/// The only comparison of a signal with a number by < <= > or >=; none if there is no such comparison, or
/// more than one.
std::optional<SignalComparison> onlySignalComparison(std::string_view query);

/// The query with another number at that place. Expects a place in it, and a finite number.
std::string withComparedNumber(std::string_view query, const SignalComparison& place, double number);

/// The query text of a rule: its query, and with a second threshold the ranges that begin where the query
/// holds and go on while it holds with that number in place of its own. Error "rule.second-threshold": the
/// query does not have exactly one comparison of a signal with a number, the second number is stricter, or
/// (with its place) the comparison is under "~" or behind "-".
Result<std::string> askedQuery(const TaggingRule& rule);

} // namespace tagline
