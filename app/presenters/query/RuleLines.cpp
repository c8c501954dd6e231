#include "app/presenters/query/RuleLines.h"

#include "core/query/editing/RuleThresholds.h"

#include <QString>

namespace tagline {
namespace {

constexpr int handDigits = 4;

/// The value rounded to the digits of a number typed by hand; `before` if it is the same value.
double numberByHand(float value, double before)
{
    return value == float(before) ? before : QString::number(double(value), 'g', handDigits).toDouble();
}

} // namespace

std::optional<RuleLines> ruleLines(const TaggingRule& rule)
{
    const auto compared = onlySignalComparison(rule.query);
    const auto need = compared ? parsedSignal(compared->signal) : std::nullopt;
    if (!need || !askedQuery(rule)) return std::nullopt;
    const bool isBelow =
        compared->comparison == Comparison::Less || compared->comparison == Comparison::LessOrEqual;
    RuleLines found{
        rule.name, *need, {isBelow ? Comparison::Less : Comparison::Greater, float(compared->number), {}}};
    if (rule.leave) found.threshold.leave = float(*rule.leave);
    return found.threshold.isValid() ? std::optional(found) : std::nullopt;
}

TaggingRule withLines(TaggingRule rule, const Threshold& threshold)
{
    const auto compared = onlySignalComparison(rule.query);
    if (!compared) return rule;
    double enter = numberByHand(threshold.enter, compared->number);
    if (rule.leave && threshold.leave) {
        double leave = numberByHand(*threshold.leave, *rule.leave);
        const bool isBelow = threshold.comparison == Comparison::Less;
        const bool isBeyond = isBelow ? leave < enter : leave > enter; // by rounding
        if (isBeyond && enter == compared->number)
            leave = enter;
        else if (isBeyond)
            enter = leave;
        rule.leave = leave;
    }
    if (enter != compared->number) rule.query = withComparedNumber(rule.query, *compared, enter);
    return rule;
}

} // namespace tagline
