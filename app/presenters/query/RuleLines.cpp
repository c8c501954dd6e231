#include "app/presenters/query/RuleLines.h"

#include "core/query/editing/RuleThresholds.h"

#include <QString>

namespace tagline {
namespace {

constexpr int handDigits = 4;

double asByHand(float value) { return QString::number(double(value), 'g', handDigits).toDouble(); }

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
    if (const auto compared = onlySignalComparison(rule.query))
        rule.query = withComparedNumber(rule.query, *compared, asByHand(threshold.enter));
    if (rule.leave && threshold.leave) rule.leave = asByHand(*threshold.leave);
    return rule;
}

} // namespace tagline
