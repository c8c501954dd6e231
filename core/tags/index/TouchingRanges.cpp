#include "core/tags/index/TouchingRanges.h"

#include <utility>

namespace tagline {
namespace {

/// How many ranges on frames that exist begin where the one before them stops.
std::int32_t touchingIn(std::span<const FrameRange> ranges, Frame frames)
{
    std::int32_t touching = 0;
    for (std::size_t i = 1; i < ranges.size() && ranges[i].start < frames; ++i)
        touching += ranges[i].start == ranges[i - 1].stop;
    return touching;
}

} // namespace

void TouchingRanges::set(ClipId clip, Frame frames, const TagSheet& sheet)
{
    std::vector<Count> counts;
    for (const TagLane& lane : sheet.lanes())
        if (!sheet.isCounted(lane.tag))
            if (const std::int32_t touching = touchingIn(lane.ranges, frames))
                counts.push_back({lane.tag, touching});
    if (const auto before = m_clips.find(clip); before != m_clips.end()) {
        for (const Count& count : before->second)
            if ((m_all[count.tag] -= count.ranges) == 0) m_all.erase(count.tag);
        m_clips.erase(before);
    }
    for (const Count& count : counts) m_all[count.tag] += count.ranges;
    if (!counts.empty()) m_clips.emplace(clip, std::vector<Count>(counts)); // a copy has no room to spare
}

std::int64_t TouchingRanges::surplus(TagId tag) const
{
    const auto found = m_all.find(tag);
    return found == m_all.end() ? 0 : found->second;
}

} // namespace tagline
