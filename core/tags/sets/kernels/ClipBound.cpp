#include "core/tags/sets/kernels/ClipBound.h"

#include "core/tags/sets/kernels/ClipGather.h"

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

std::size_t ClipBound::countCommonClips(const RangeSetView& set) const
{
    const std::size_t blocks = std::min(set.presence.size(), m_wordCount);
    return countCommonBits(clips().first(blocks), set.presence.data());
}

RangeSetView ClipBound::restricted(const RangeSetView& set, AlignedBuffer<AxisFrame>& room) const
{
    if (!set.isIndexed()) return set;
    // To gather costs about as much as to merge twice.
    const std::size_t clipsOfSet = countBits(set.presence);
    if (2 * m_clipCount >= clipsOfSet && 2 * countCommonClips(set) >= clipsOfSet) return set;
    room.reset(mostGatheredBoundaries(set.rangeCount()));
    room.resize(gatherClips(set, clips(), room.data()));
    return {room.span(), {}, {}, {}};
}

AlignedBuffer<std::uint64_t>& ClipBound::newArray()
{
    if (m_arrayCount == m_arrays.size()) m_arrays.emplace_back();
    return m_arrays[m_arrayCount++];
}

/// The sets that are bounded.
std::span<const ConstWords> ClipBound::boundsOf(std::span<const ClipBits> sets)
{
    m_inputs.clear();
    for (const ClipBits set : sets)
        if (set.isBounded()) m_inputs.push_back(set.words);
    return m_inputs;
}

ClipBits ClipBound::leaf(std::uint32_t number)
{
    const FrameSetView& set = m_leaves[number];
    if (set.form != SetForm::Ranges || !set.ranges.isIndexed()) return {};
    const auto presence = set.ranges.presence;
    if (presence.size() >= m_wordCount) return {presence.data()};
    auto& array = newArray();
    array.assign(presence);
    array.resize(m_wordCount, 0);
    return {array.data()};
}

ClipBits ClipBound::none()
{
    auto& array = newArray();
    array.reset(0);
    array.resize(m_wordCount, 0);
    return {array.data()};
}

ClipBits ClipBound::unite(std::span<ClipBits> sets)
{
    const auto bounds = boundsOf(sets);
    if (bounds.size() < sets.size()) return {};
    auto& array = newArray();
    array.reset(m_wordCount);
    uniteWords(bounds, array.data(), m_wordCount);
    return {array.data()};
}

ClipBits ClipBound::intersect(std::span<ClipBits> sets)
{
    const auto bounds = boundsOf(sets);
    if (bounds.empty()) return {};
    if (bounds.size() == 1) return {bounds.front()};
    auto& array = newArray();
    array.reset(m_wordCount);
    intersectWords(bounds, array.data(), m_wordCount);
    return {array.data()};
}

} // namespace tagline
