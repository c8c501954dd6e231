#include "core/tags/sets/ClipRangeCursor.h"

#include "core/tags/sets/Rasterize.h"

namespace tagline {
namespace {

/// Looks at all words, in steps without a jump: most clips are short.
bool hasBits(std::span<const std::uint64_t> words)
{
    std::uint64_t any = 0;
    for (const std::uint64_t word : words) any |= word;
    return any != 0;
}

} // namespace

bool ClipRangeCursor::next() { return m_set.form == SetForm::Ranges ? nextOfRanges() : nextOfMask(); }

bool ClipRangeCursor::nextOfRanges()
{
    const RangeSetView& set = m_set.ranges;
    if (m_range == set.rangeCount()) return false;
    m_clip = m_following;
    while (m_axis.slotStop(ClipId(m_clip)) <= set.range(m_range).start) ++m_clip;
    m_following = m_clip + 1;
    const AxisFrame base = m_axis.base(ClipId(m_clip));
    const AxisFrame stop = m_axis.slotStop(ClipId(m_clip));
    const std::size_t first = m_range;
    while (set.boundaries[2 * m_range + 1] < stop) ++m_range;
    m_ranges.resize(m_range - first);
    for (std::size_t i = 0; i < m_ranges.size(); ++i)
        m_ranges[i] = {set.range(first + i).start - base, set.range(first + i).stop - base};
    return true;
}

bool ClipRangeCursor::nextOfMask()
{
    m_ranges.clear();
    while (m_ranges.empty() && m_following < m_axis.clipCount()) {
        m_clip = m_following++;
        const auto words = clipWords(m_set.mask, m_axis, ClipId(m_clip));
        if (hasBits(words)) vectorize(words, m_ranges);
    }
    return !m_ranges.empty();
}

void appendRanges(const FrameSetView& set, const ClipAxisView& axis, ClipId clip,
                  std::vector<FrameRange>& ranges)
{
    if (!axis.has(clip)) return;
    if (set.form == SetForm::Mask) {
        vectorize(clipWords(set.mask, axis, clip), ranges);
        return;
    }
    const AxisFrame base = axis.base(clip);
    const AxisFrame stop = axis.slotStop(clip);
    for (std::size_t i = set.ranges.firstBehind(base); set.ranges.boundaries[2 * i + 1] < stop; ++i)
        ranges.push_back({set.ranges.range(i).start - base, set.ranges.range(i).stop - base});
}

} // namespace tagline
