#include "core/tags/kernels/ClipBound.h"

#include "core/tags/kernels/ClipGather.h"
#include "core/tags/kernels/MaskWords.h"

namespace tagline {

bool ClipBound::find(std::span<const SetStep> steps, std::span<const FrameSetView> leaves,
                     const ClipAxisView& axis)
{
    m_leaves = leaves;
    m_wordCount = (axis.clipCount() + blockClips - 1) / blockClips;
    m_arrayCount = 0;
    const auto entry = SetProgram<ClipBound>(*this, m_stack).result(steps);
    m_found = entry.isComplement ? ClipBits() : entry.set;
    m_clipCount = m_found.isBounded() ? countBits(clips()) : axis.clipCount();
    return m_found.isBounded();
}

RangeSetView ClipBound::restricted(const RangeSetView& set, AlignedBuffer<AxisFrame>& room) const
{
    if (!set.isIndexed()) return set;
    const std::size_t blocks = std::min(set.presence.size(), clips().size());
    const std::size_t common = countCommonBits(clips().first(blocks), set.presence.data());
    if (2 * common >= countBits(set.presence)) return set; // to gather costs about as much as to merge twice
    room.reset(mostGatheredBoundaries(set.rangeCount()));
    room.resize(gatherClips(set, clips(), room.data()));
    return {room.span(), {}, {}, {}};
}

AlignedBuffer<std::uint64_t>& ClipBound::newArray()
{
    if (m_arrayCount == m_arrays.size()) m_arrays.emplace_back();
    return m_arrays[m_arrayCount++];
}

ClipBits ClipBound::leaf(std::uint32_t number)
{
    const FrameSetView& set = m_leaves[number];
    if (set.form != SetForm::Ranges || !set.ranges.isIndexed()) return {};
    auto& array = newArray();
    array.assign(set.ranges.presence.first(std::min(m_wordCount, set.ranges.presence.size())));
    array.resize(m_wordCount, 0);
    return {m_arrayCount - 1};
}

ClipBits ClipBound::none()
{
    auto& array = newArray();
    array.reset(0);
    array.resize(m_wordCount, 0);
    return {m_arrayCount - 1};
}

ClipBits ClipBound::unite(std::span<ClipBits> sets)
{
    for (const ClipBits set : sets)
        if (!set.isBounded()) return {};
    Words out = m_arrays[sets.front().array].data();
    for (const ClipBits set : sets.subspan(1)) {
        const ConstWords inputs[] = {out, m_arrays[set.array].data()};
        uniteWords(inputs, out, m_wordCount);
    }
    return sets.front();
}

ClipBits ClipBound::intersect(std::span<ClipBits> sets)
{
    ClipBits both;
    for (const ClipBits set : sets) {
        if (both.isBounded() && set.isBounded()) {
            const ConstWords inputs[] = {m_arrays[both.array].data(), m_arrays[set.array].data()};
            intersectWords(inputs, m_arrays[both.array].data(), m_wordCount);
        }
        if (!both.isBounded()) both = set;
    }
    return both;
}

} // namespace tagline
