#include "core/library/agreement/DifferenceKind.h"

#include <algorithm>

namespace tagline {
namespace {

/// Whether one of the annotators with this judgement has a range with both frames.
bool isHeld(const AnnotatorDifference& difference, AnnotatorRefs annotators, bool saying, Frame first,
            Frame second)
{
    for (std::size_t i = 0; i < annotators.size() && i < difference.has.size(); ++i) {
        const auto clip = annotators[i]->clips.find(difference.clip);
        if (difference.has[i] != saying || clip == annotators[i]->clips.end()) continue;
        const auto lane = clip->second.tags.find(difference.tag);
        if (lane == clip->second.tags.end()) continue;
        const auto range = std::ranges::upper_bound(lane->second, first, {}, &FrameRange::stop);
        if (range != lane->second.end() && range->contains(first) && range->contains(second)) return true;
    }
    return false;
}

} // namespace

DifferenceKind kindOf(const AnnotatorDifference& difference, AnnotatorRefs annotators)
{
    if (!difference.values.empty()) return DifferenceKind::Values;
    if (!difference.instances.empty()) return DifferenceKind::Instances;
    // Next to the difference both sides have the frame, and the range of the side with the tag continues.
    const auto goesOn = [&](Frame inside, Frame beside) {
        return isHeld(difference, annotators, true, inside, beside) &&
               isHeld(difference, annotators, false, beside, beside);
    };
    const bool isBefore = goesOn(difference.range.start, difference.range.start - 1);
    const bool isAfter = goesOn(difference.range.stop - 1, difference.range.stop);
    if (isBefore) return isAfter ? DifferenceKind::Gap : DifferenceKind::Stop;
    return isAfter ? DifferenceKind::Start : DifferenceKind::Alone;
}

} // namespace tagline
