#pragma once

// RangeAlgebra answers an expression whose leaves are ranges, with ranges: each operator is one merge.

#include "core/tags/sets/SetViews.h"
#include "core/tags/sets/kernels/AlignedBuffer.h"
#include "core/tags/sets/kernels/ClipBound.h"
#include "core/tags/sets/kernels/SetProgram.h"

#include <vector>

namespace tagline {

/// A set, and the array that it lies in where it is one of the algebra's own.
struct RangeOperand
{
    static constexpr std::size_t borrowed = ~std::size_t(0);

    RangeSetView set;
    std::size_t array = borrowed;
};

class RangeAlgebra
{
public:
    using Operand = RangeOperand;

    /// The frames for which the expression holds; valid until the next call. Expects leaves that are ranges.
    /// With a bound, ranges of clips in which the expression cannot hold are left out first, where that pays.
    RangeSetView answer(std::span<const SetStep> steps, std::span<const FrameSetView> leaves,
                        const ClipAxisView& axis, const ClipBound* bound);

    // the algebra of SetProgram
    RangeOperand leaf(std::uint32_t number);
    RangeOperand none() const { return {FrameSetView().ranges}; }
    RangeOperand unite(std::span<RangeOperand> sets);
    RangeOperand intersect(std::span<RangeOperand> sets);
    RangeOperand subtract(const RangeOperand& a, const RangeOperand& b);

private:
    std::size_t takeArray();
    RangeOperand combine(SetOperator op, const RangeOperand& a, const RangeOperand& b);
    RangeOperand all(const ClipAxisView& axis);

    std::span<const FrameSetView> m_leaves;
    const ClipBound* m_bound = nullptr;
    std::vector<AlignedBuffer<AxisFrame>> m_arrays;
    std::vector<std::size_t> m_freeArrays;
    SetProgram<RangeAlgebra>::Stack m_stack;
};

/// Every frame of every clip, as boundaries.
void makeAll(const ClipAxisView& axis, AlignedBuffer<AxisFrame>& boundaries);

} // namespace tagline
