#pragma once

// RuleThresholds are the two numbers of a rule with hysteresis: where its ranges begin, which its query says,
// and where they end.
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

/// Where the text of a query compares a signal with a number: `speed(LeftFoot) > 1.5`.
struct SignalComparison
{
    std::string signal; ///< as SignalNeeds.h writes it: "speed(LeftFoot)"
    Comparison comparison = Comparison::Greater;
    double number = 0;
    std::size_t numberBegin = 0; ///< bytes of the text; with the number's minus
    std::size_t numberEnd = 0;
};

/// The one comparison of a signal with a number by < <= > or >=; none where there is none, or there are
/// several.
std::optional<SignalComparison> onlySignalComparison(std::string_view query);

/// The query with another number there. Expects a place in it, and a finite number.
std::string withComparedNumber(std::string_view query, const SignalComparison& place, double number);

/// What a rule asks: its query, and with a second threshold the ranges that begin where the query holds and
/// go on while it holds with that number in the place of its own. "rule.second-threshold" where the query has
/// not one comparison of a signal with a number, where the second one is stricter than that, and, with its
/// place, where the comparison stands under "~" or behind "-".
Result<std::string> askedQuery(const TaggingRule& rule);

} // namespace tagline
