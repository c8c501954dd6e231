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

void RangeSet::replace(ClipId clip, std::span<const FrameRange> ranges)
{
    assert(isCanonical(ranges));
    const auto index = std::lower_bound(m_clips.begin(), m_clips.end(), clip) - m_clips.begin();
    const bool isHeld = std::size_t(index) < m_clips.size() && m_clips[std::size_t(index)] == clip;
    if (!isHeld && ranges.empty()) return;
    if (!isHeld) {
        m_clips.insert(m_clips.begin() + index, clip);
        m_offsets.insert(m_offsets.begin() + index, m_offsets[std::size_t(index)]);
    }
    spliceRanges(std::size_t(index), ranges);
    if (ranges.empty()) {
        m_clips.erase(m_clips.begin() + index);
        m_offsets.erase(m_offsets.begin() + index);
    }
}

/// Puts ranges in place of those of the index-th clip and moves the clips behind it.
void RangeSet::spliceRanges(std::size_t index, std::span<const FrameRange> ranges)
{
    const std::size_t held = m_offsets[index + 1] - m_offsets[index];
    const std::size_t common = std::min(held, ranges.size());
    const auto at = std::copy_n(ranges.begin(), common, m_ranges.begin() + m_offsets[index]);
    if (held > common)
        m_ranges.erase(at, at + std::ptrdiff_t(held - common));
    else
        m_ranges.insert(at, ranges.begin() + std::ptrdiff_t(common), ranges.end());
    const std::uint32_t moved = std::uint32_t(ranges.size()) - std::uint32_t(held); // wraps round when fewer
    for (std::size_t i = index + 1; i < m_offsets.size(); ++i) m_offsets[i] += moved;
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
