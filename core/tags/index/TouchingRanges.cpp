#include "core/tags/index/TouchingRanges.h"

#include <utility>

namespace tagline {
namespace {

/// How many ranges on frames that exist begin where the one before them stops.
std::int64_t touchingIn(std::span<const FrameRange> ranges, Frame frames)
{
    std::int64_t touching = 0;
    for (std::size_t i = 1; i < ranges.size() && ranges[i].start < frames; ++i)
        touching += ranges[i].start == ranges[i - 1].stop;
    return touching;
}

} // namespace

void TouchingRanges::set(ClipId clip, Frame frames, const TagSheet& sheet)
{
    Counts counts;
    for (const TagLane& lane : sheet.lanes())
        if (!sheet.isCounted(lane.tag))
            if (const std::int64_t touching = touchingIn(lane.ranges, frames)) counts[lane.tag] = touching;
    if (const auto before = m_clips.find(clip); before != m_clips.end()) {
        for (const auto& [tag, count] : before->second)
            if ((m_all[tag] -= count) == 0) m_all.erase(tag);
        m_clips.erase(before);
    }
    for (const auto& [tag, count] : counts) m_all[tag] += count;
    if (!counts.empty()) m_clips.emplace(clip, std::move(counts));
}

std::int64_t TouchingRanges::surplus(TagId tag) const
{
    const auto found = m_all.find(tag);
    return found == m_all.end() ? 0 : found->second;
}

} // namespace tagline
