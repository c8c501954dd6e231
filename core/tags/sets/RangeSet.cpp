#include "core/tags/sets/RangeSet.h"

#include "core/tags/sets/kernels/BitRuns.h"
#include "core/time/FrameRanges.h"

#include <algorithm>
#include <cassert>

namespace tagline {

std::size_t closeBoundaries(AxisFrame* boundaries, std::size_t size)
{
    std::fill_n(boundaries + size, closingBoundaries, afterAll);
    return size + closingBoundaries;
}

RangeSet::RangeSet()
{
    m_boundaries.resize(1 + closingBoundaries);
    m_boundaries[0] = beforeAll;
    closeBoundaries(m_boundaries.data(), 1);
    m_firsts.resize(2, 0);
    m_firsts[0] = 1;
}

RangeSet RangeSet::fromBoundaries(AlignedBuffer<AxisFrame> boundaries)
{
    RangeSet set;
    set.swapBoundaries(boundaries);
    return set;
}

RangeSet RangeSet::copyOf(const RangeSetView& view)
{
    RangeSet set;
    set.m_boundaries.assign(view.boundaries);
    set.m_presence.assign(view.presence);
    set.m_blockStarts.assign(view.blockStarts);
    set.m_firsts.assign(view.firsts);
    return set;
}

void RangeSet::swapBoundaries(AlignedBuffer<AxisFrame>& boundaries)
{
    m_boundaries.swap(boundaries);
    m_presence.reset(0);
    m_blockStarts.reset(0);
    m_firsts.reset(0);
}

void RangeSet::replace(const ClipAxisView& axis, ClipId clip, std::span<const FrameRange> ranges)
{
    assert(isCanonical(ranges) && (ranges.empty() || ranges.back().stop <= axis.frames(clip)));
    const AxisFrame base = axis.base(clip);
    const std::size_t first = view().firstBehind(base);
    const std::size_t stop = view().firstBehind(axis.slotStop(clip));
    const std::size_t size = m_boundaries.size() + 2 * ranges.size() - 2 * (stop - first);
    const std::size_t tail = m_boundaries.size() - (2 * stop + 1);
    m_boundaries.resize(std::max(size, m_boundaries.size()));
    AxisFrame* at = m_boundaries.data() + 2 * first + 1;
    std::memmove(at + 2 * ranges.size(), m_boundaries.data() + 2 * stop + 1, tail * sizeof(AxisFrame));
    m_boundaries.resize(size);
    for (const FrameRange range : ranges) {
        *at++ = base + range.start;
        *at++ = base + range.stop;
    }
    if (isIndexed()) spliceIndex(clip, first, stop - first, ranges.size());
}

void RangeSet::spliceIndex(ClipId clip, std::size_t first, std::size_t before, std::size_t after)
{
    const std::size_t block = clip.value / blockClips;
    const std::size_t total = rangeCount() - after + before;
    if (block >= m_presence.size()) {
        m_presence.resize(block + 1, 0);
        m_blockStarts.resize(block + 1, std::int32_t(total));
    }
    const std::uint64_t bit = std::uint64_t(1) << (clip.value % blockClips);
    m_presence[block] = after > 0 ? m_presence[block] | bit : m_presence[block] & ~bit;
    for (std::size_t i = block + 1; i < m_blockStarts.size(); ++i)
        m_blockStarts[i] += std::int32_t(after) - std::int32_t(before);
    m_firsts.resize((std::max(before, after) + total + 1) / 64 + 3, 0);
    spliceBits(m_firsts.data(), total + 1, first, before, after);
    if (after > 0) setBit(m_firsts.data(), first);
    m_firsts.resize((rangeCount() + 1) / 64 + 2);
    clearBitsBehind(m_firsts.data(), m_firsts.size(), rangeCount() + 1);
}

void RangeSet::makeIndex(const ClipAxisView& axis)
{
    const std::size_t count = rangeCount();
    const std::size_t blocks = (axis.clipCount() + blockClips - 1) / blockClips;
    m_presence.reset(0);
    m_presence.resize(blocks, 0);
    m_blockStarts.reset(blocks);
    m_firsts.reset(0);
    m_firsts.resize((count + 1) / 64 + 2, 0);
    setBit(m_firsts.data(), count);
    std::size_t known = 0;
    for (std::size_t i = 0, clip = 0; i < count; ++i) {
        const AxisFrame start = m_boundaries[2 * i + 1];
        if (i > 0 && start < axis.slotStop(ClipId(std::uint32_t(clip)))) continue;
        while (axis.slotStop(ClipId(std::uint32_t(clip))) <= start) ++clip;
        setBit(m_firsts.data(), i);
        setBit(m_presence.data(), clip);
        while (known <= clip / blockClips) m_blockStarts[known++] = std::int32_t(i);
    }
    while (known < blocks) m_blockStarts[known++] = std::int32_t(count);
}

RangeSetView RangeSet::view() const
{
    return {m_boundaries.span(), m_presence.span(), m_blockStarts.span(), m_firsts.span()};
}

std::size_t RangeSet::byteCount() const
{
    const RangeSetView spans = view();
    return spans.boundaries.size_bytes() + spans.presence.size_bytes() + spans.blockStarts.size_bytes() +
           spans.firsts.size_bytes();
}

} // namespace tagline
