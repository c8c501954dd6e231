#pragma once

// RuleLines are the numbers that a rule compares a signal with: the lines that it has in the signal's curve.

#include "core/motion/signals/SignalNeeds.h"
#include "core/motion/signals/ThresholdRanges.h"
#include "core/query/editing/TaggingRule.h"

#include <optional>
#include <string>

namespace tagline {

struct RuleLines
{
    std::string rule; ///< its name
    SignalNeed need;
    Threshold threshold; ///< above or below: a curve meets a number exactly hardly ever

    bool operator==(const RuleLines&) const = default;
};

/// None where the rule does not compare one signal with a number, or its second threshold cannot be.
std::optional<RuleLines> ruleLines(const TaggingRule& rule);
/// The rule with these numbers, those that are others as a hand gives them: four digits. A rule without a
/// second threshold gets none, its comparison stays. Expects a rule that has lines, and a valid threshold.
TaggingRule withLines(TaggingRule rule, const Threshold& threshold);

} // namespace tagline
