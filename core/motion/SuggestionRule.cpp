#include "core/motion/SuggestionRule.h"

#include "core/time/FrameRanges.h"

namespace tagline {
namespace {

Frame sharedFrames(FrameRange range, std::span<const FrameRange> ranges)
{
    Frame shared = 0;
    for (const FrameRange& other : ranges) shared += range.intersected(other).length();
    return shared;
}

bool isSettledBy(FrameRange range, std::span<const FrameRange> decided)
{
    return 2 * std::int64_t(sharedFrames(range, decided)) >= range.length();
}

} // namespace

std::vector<FrameRange> suggestedRanges(std::span<const FrameRange> answer, const RangeTidying& tidying,
                                        std::span<const FrameRange> authored,
                                        std::span<const FrameRange> rejected)
{
    std::vector<FrameRange> open;
    for (const FrameRange& range : tidied(answer, tidying))
        if (!isSettledBy(range, authored) && !isSettledBy(range, rejected)) open.push_back(range);
    std::vector<FrameRange> notAuthored;
    combine(SetOperator::Difference, open, authored, notAuthored);
    std::vector<FrameRange> free;
    combine(SetOperator::Difference, notAuthored, rejected, free);
    return tidied(free, {tidying.minimumLength, 0});
}

} // namespace tagline
