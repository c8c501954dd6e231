#include "core/motion/signals/ThresholdRanges.h"

#include "core/tags/sheet/RangeOperations.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace tagline {

bool Threshold::isValid() const
{
    if (!std::isfinite(enter) || (leave && !std::isfinite(*leave))) return false;
    if (!leave) return true;
    switch (comparison) {
    case Comparison::Less:
    case Comparison::LessOrEqual:
        return *leave >= enter;
    case Comparison::Greater:
    case Comparison::GreaterOrEqual:
        return *leave <= enter;
    case Comparison::Equal:
    case Comparison::NotEqual:
    case Comparison::Matches:
        return false;
    }
    return false;
}

void appendRanges(std::span<const float> values, const Threshold& threshold, std::vector<FrameRange>& out)
{
    assert(threshold.isValid());
    const auto satisfies = [&](Frame frame, float number) {
        const float value = values[std::size_t(frame)];
        return !std::isnan(value) && isTrue(threshold.comparison, value, number);
    };
    const float leave = threshold.leave.value_or(threshold.enter);
    appendStateRanges(
        Frame(values.size()), [&](Frame frame) { return satisfies(frame, threshold.enter); },
        [&](Frame frame) { return satisfies(frame, leave); }, out);
}

std::vector<FrameRange> tidied(std::span<const FrameRange> ranges, const RangeTidying& tidying)
{
    std::vector<FrameRange> closed;
    derived::closed(ranges, tidying.largestGap, closed);
    std::vector<FrameRange> kept;
    derived::longer(closed, std::max(tidying.minimumLength - 1, 0), kept);
    return kept;
}

} // namespace tagline
