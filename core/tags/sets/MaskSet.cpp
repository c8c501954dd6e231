#include "core/tags/sets/MaskSet.h"

#include "core/tags/sets/Rasterize.h"
#include "core/time/FrameRanges.h"

#include <cassert>

namespace tagline {

MaskSet MaskSet::fromWords(AlignedBuffer<std::uint64_t> words)
{
    MaskSet set;
    set.m_words.swap(words);
    return set;
}

MaskSet MaskSet::copyOf(const MaskSetView& view)
{
    MaskSet set;
    set.m_words.assign(view.words);
    return set;
}

void MaskSet::replace(const ClipAxisView& axis, ClipId clip, std::span<const FrameRange> ranges)
{
    assert(isCanonical(ranges) && (ranges.empty() || ranges.back().stop <= axis.frames(clip)));
    const std::size_t first = axis.firstWord(clip);
    const std::size_t stop = axis.stopWord(clip);
    if (stop > m_words.size()) {
        if (ranges.empty() && first >= m_words.size()) return;
        m_words.resize(stop, 0);
    }
    std::fill(m_words.data() + first, m_words.data() + stop, std::uint64_t(0));
    rasterize(ranges, m_words.data() + first);
}

MaskSet toMask(const RangeSetView& ranges, const ClipAxisView& axis)
{
    AlignedBuffer<std::uint64_t> words;
    words.resize(axis.wordCount(), 0);
    for (std::size_t i = 0; i < ranges.rangeCount(); ++i)
        setRange(words.data(), ranges.range(i).start, ranges.range(i).stop);
    return MaskSet::fromWords(std::move(words));
}

RangeSet toRanges(const MaskSetView& mask)
{
    static_assert(boundariesAhead <= closingBoundaries);
    AlignedBuffer<AxisFrame> boundaries;
    boundaries.reset(1 + 2 * std::size_t(counts(mask.words).runs) + closingBoundaries);
    boundaries[0] = beforeAll;
    const std::size_t size = vectorize(mask.words, 0, boundaries.data() + 1);
    closeBoundaries(boundaries.data(), 1 + size);
    return RangeSet::fromBoundaries(std::move(boundaries));
}

} // namespace tagline
