#pragma once

// MaskAlgebra answers an expression over any leaves with words, piece by piece of the axis: while a piece is
// in the cache, all operators run on it, so memory is read once for each leaf and written once.

#include "core/tags/sets/SetViews.h"
#include "core/tags/sets/kernels/ClipBound.h"
#include "core/tags/sets/kernels/RangeRaster.h"
#include "core/tags/sets/kernels/SetProgram.h"

#include <vector>

namespace tagline {

/// The words of a piece: a leaf's own, or an array of the algebra; or ranges that are not drawn yet.
struct MaskOperand
{
    static constexpr std::size_t borrowed = ~std::size_t(0);

    ConstWords words = nullptr;
    std::size_t array = borrowed;
    RangeReader* ranges = nullptr;
};

class MaskAlgebra
{
public:
    using Operand = MaskOperand;

    /// Readies it for pieces of an expression. What it is given is to live as long as pieces are asked for.
    /// With a bound, pieces are of its clips alone.
    void begin(std::span<const SetStep> steps, std::span<const FrameSetView> leaves, const ClipAxisView& axis,
               const ClipBound* bound);

    /// Writes the words of one piece for which the expression holds, and the word behind them with no
    /// meaning. Expects pieces in order of the axis, and that ranges reach over the end of a piece only where
    /// it is a single run.
    void answer(const WordPiece& piece, Words out);

    /// Tells that these words will be in one of the next pieces.
    void prefetch(std::size_t axisWord, std::size_t count) const;

    // the algebra of SetProgram
    MaskOperand leaf(std::uint32_t number);
    MaskOperand none();
    MaskOperand unite(std::span<MaskOperand> sets);
    MaskOperand intersect(std::span<MaskOperand> sets);
    MaskOperand subtract(MaskOperand a, MaskOperand b);

private:
    std::size_t takeArray();
    void release(std::span<const MaskOperand> sets);
    Words wordsOf(std::size_t array);
    MaskOperand drawn(MaskOperand set);
    MaskOperand drawnUnion();
    template<class Draw>
    MaskOperand drawnWithLeaf(MaskOperand set, std::span<MaskOperand>& words, const Draw& drawBoth);
    MaskOperand packed(const MaskSetView& mask);
    std::span<const ConstWords> inputs(std::span<MaskOperand> sets);
    std::size_t targetFor(std::span<MaskOperand> sets);
    MaskOperand made(std::size_t array) { return {wordsOf(array), array, nullptr}; }

    std::span<const SetStep> m_steps;
    std::span<const FrameSetView> m_leaves;
    std::vector<RangeReader> m_readers;                 ///< by leaf, and one more for all frames
    std::vector<AlignedBuffer<AxisFrame>> m_restricted; ///< by leaf
    AlignedBuffer<AxisFrame> m_all;
    RangeRaster m_raster;

    const WordPiece* m_piece = nullptr;
    Words m_out = nullptr;                              ///< array 0
    std::vector<AlignedBuffer<std::uint64_t>> m_arrays; ///< the others
    std::vector<bool> m_isTaken;
    std::vector<ConstWords> m_inputs;
    std::vector<RangeReader*> m_pending;
    SetProgram<MaskAlgebra>::Stack m_stack;
};

} // namespace tagline
