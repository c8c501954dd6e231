#include "core/tags/RangeSet.h"

#include <cassert>

namespace tagline {

RangeSet RangeSet::all(ClipFrames frames)
{
    RangeSet set;
    for (std::uint32_t clip = 0; clip < frames.size(); ++clip)
        if (frames[clip] > 0) set.append(ClipId(clip), FrameRanges::all(frames[clip]).span());
    return set;
}

void RangeSet::append(ClipId clip, std::span<const FrameRange> ranges)
{
    assert(isCanonical(ranges));
    m_ranges.insert(m_ranges.end(), ranges.begin(), ranges.end());
    closeClip(clip);
}

/// Makes a clip of what was pushed to the ranges since the last one.
void RangeSet::closeClip(ClipId clip)
{
    assert(m_clips.empty() || m_clips.back() < clip);
    if (m_ranges.size() == m_offsets.back()) return;
    m_clips.push_back(clip);
    m_offsets.push_back(std::uint32_t(m_ranges.size()));
}

std::span<const FrameRange> RangeSet::rangesAt(std::size_t index) const
{
    return std::span(m_ranges).subspan(m_offsets[index], m_offsets[index + 1] - m_offsets[index]);
}

std::span<const FrameRange> RangeSet::rangesOf(ClipId clip) const
{
    const auto found = std::lower_bound(m_clips.begin(), m_clips.end(), clip);
    if (found == m_clips.end() || *found != clip) return {};
    return rangesAt(std::size_t(found - m_clips.begin()));
}

std::int64_t RangeSet::frameCount() const
{
    std::int64_t count = 0;
    for (const FrameRange range : m_ranges) count += range.length();
    return count;
}

RangeSet RangeSet::complemented(ClipFrames frames) const { return all(frames).subtracted(*this); }

RangeSet RangeSet::combined(SetOperator op, const RangeSet& other) const
{
    RangeSet result;
    std::size_t a = 0;
    std::size_t b = 0;
    while (a < m_clips.size() || b < other.m_clips.size()) {
        const bool takeA =
            b == other.m_clips.size() || (a < m_clips.size() && !(other.m_clips[b] < m_clips[a]));
        const bool takeB =
            a == m_clips.size() || (b < other.m_clips.size() && !(m_clips[a] < other.m_clips[b]));
        const ClipId clip = takeA ? m_clips[a] : other.m_clips[b];
        combine(op, takeA ? rangesAt(a) : std::span<const FrameRange>(),
                takeB ? other.rangesAt(b) : std::span<const FrameRange>(), result.m_ranges);
        result.closeClip(clip);
        a += takeA;
        b += takeB;
    }
    return result;
}

RangeTotals totals(const RangeSet& set)
{
    return {std::int64_t(set.clips().size()), std::int64_t(set.rangeCount()), set.frameCount()};
}

} // namespace tagline
