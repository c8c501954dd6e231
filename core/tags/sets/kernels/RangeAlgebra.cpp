#include "core/tags/sets/kernels/RangeAlgebra.h"

#include "core/tags/sets/RangeSet.h"
#include "core/tags/sets/kernels/RangeMerge.h"

namespace tagline {
namespace {

RangeSetView viewOf(const AlignedBuffer<AxisFrame>& boundaries) { return {boundaries.span(), {}, {}, {}}; }

} // namespace

void makeAll(const ClipAxisView& axis, AlignedBuffer<AxisFrame>& boundaries)
{
    boundaries.reset(1 + 2 * axis.clipCount() + closingBoundaries);
    boundaries[0] = beforeAll;
    std::size_t size = 1;
    for (const AxisRange clip : axis.bounds) {
        boundaries[size] = clip.start;
        boundaries[size + 1] = clip.stop;
        size += clip.stop > clip.start ? 2 : 0;
    }
    boundaries.resize(closeBoundaries(boundaries.data(), size));
}

RangeSetView RangeAlgebra::answer(std::span<const SetStep> steps, std::span<const FrameSetView> leaves,
                                  const ClipAxisView& axis, const ClipBound* bound)
{
    m_leaves = leaves;
    m_bound = bound;
    m_freeArrays.clear();
    for (std::size_t i = m_arrays.size(); i > 0; --i) m_freeArrays.push_back(i - 1);
    const auto entry = SetProgram<RangeAlgebra>(*this, m_stack).result(steps);
    return entry.isComplement ? subtract(all(axis), entry.set).set : entry.set.set;
}

std::size_t RangeAlgebra::takeArray()
{
    if (m_freeArrays.empty()) {
        m_arrays.emplace_back();
        return m_arrays.size() - 1;
    }
    const std::size_t array = m_freeArrays.back();
    m_freeArrays.pop_back();
    return array;
}

RangeOperand RangeAlgebra::leaf(std::uint32_t number)
{
    const RangeSetView& set = m_leaves[number].ranges;
    if (!m_bound) return {set};
    const std::size_t array = takeArray();
    const RangeSetView found = m_bound->restricted(set, m_arrays[array]);
    if (found.boundaries.data() != set.boundaries.data()) return {found, array};
    m_freeArrays.push_back(array);
    return {set};
}

RangeOperand RangeAlgebra::all(const ClipAxisView& axis)
{
    const std::size_t array = takeArray();
    makeAll(axis, m_arrays[array]);
    return {viewOf(m_arrays[array]), array};
}

RangeOperand RangeAlgebra::combine(SetOperator op, const RangeOperand& a, const RangeOperand& b)
{
    const std::size_t array = takeArray();
    auto& boundaries = m_arrays[array];
    boundaries.reset(mostCombinedBoundaries(a.set.rangeCount(), b.set.rangeCount()));
    boundaries.resize(combineBoundaries(op, a.set, b.set, boundaries.data()));
    for (const RangeOperand& used : {a, b})
        if (used.array != RangeOperand::borrowed) m_freeArrays.push_back(used.array);
    return {viewOf(boundaries), array};
}

/// By halves, so that each range is merged log(sets) times.
RangeOperand RangeAlgebra::unite(std::span<RangeOperand> sets)
{
    while (sets.size() > 1) {
        const std::size_t half = (sets.size() + 1) / 2;
        for (std::size_t i = half; i < sets.size(); ++i)
            sets[i - half] = combine(SetOperator::Union, sets[i - half], sets[i]);
        sets = sets.first(half);
    }
    return sets.front();
}

/// The smallest first.
RangeOperand RangeAlgebra::intersect(std::span<RangeOperand> sets)
{
    std::sort(sets.begin(), sets.end(), [](const RangeOperand& a, const RangeOperand& b) {
        return a.set.rangeCount() < b.set.rangeCount();
    });
    for (const RangeOperand& set : sets.subspan(1))
        sets.front() = combine(SetOperator::Intersection, sets.front(), set);
    return sets.front();
}

RangeOperand RangeAlgebra::subtract(const RangeOperand& a, const RangeOperand& b)
{
    return combine(SetOperator::Difference, a, b);
}

} // namespace tagline
