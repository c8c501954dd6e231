#pragma once

// ClipBound finds out in which clips an expression can hold at all, from the presence bits of its leaves
// alone: 64 clips a word, before any range or mask is read.
//
//   presence  R   1 . 1 1 . . 1 .       R & M & (T | L)   can only hold where
//             M   1 1 . 1 . . . .       R & M & (T | L)   holds for the bits:   . . . 1 . . . .
//             T   . . 1 1 . 1 . .
//             L   . . . . 1 . . .
//
// Of A - B it is what A has, as B may hold a part of the clip; of a complement it is every clip.

#include "core/tags/sets/SetViews.h"
#include "core/tags/sets/kernels/AlignedBuffer.h"
#include "core/tags/sets/kernels/MaskWords.h"
#include "core/tags/sets/kernels/SetProgram.h"

namespace tagline {

/// A bit for each clip, of a leaf or in an array of the bound's own; or no bound at all.
struct ClipBits
{
    const std::uint64_t* words = nullptr;

    bool isBounded() const { return words != nullptr; }
};

class ClipBound
{
public:
    using Operand = ClipBits;

    /// Whether the expression can hold in a part of the clips alone, as far as leaves tell; then the
    /// following are valid, until the next call.
    bool find(std::span<const SetStep> steps, std::span<const FrameSetView> leaves, const ClipAxisView& axis);

    /// The set without the ranges of other clips, where leaving them out pays, written to `room`; else the
    /// set as it is.
    RangeSetView restricted(const RangeSetView& set, AlignedBuffer<AxisFrame>& room) const;

    /// A bit for each clip.
    std::span<const std::uint64_t> clips() const { return {m_found.words, m_wordCount}; }
    std::size_t clipCount() const { return m_clipCount; }

    // the algebra of SetProgram
    ClipBits leaf(std::uint32_t number);
    ClipBits none();
    ClipBits unite(std::span<ClipBits> sets);
    ClipBits intersect(std::span<ClipBits> sets);
    ClipBits subtract(ClipBits a, ClipBits) { return a; }

private:
    AlignedBuffer<std::uint64_t>& newArray();
    std::size_t countCommonClips(const RangeSetView& set) const;
    std::span<const ConstWords> boundsOf(std::span<const ClipBits> sets);

    std::span<const FrameSetView> m_leaves;
    std::size_t m_wordCount = 0;
    std::size_t m_clipCount = 0;
    std::size_t m_arrayCount = 0;
    std::vector<AlignedBuffer<std::uint64_t>> m_arrays;
    std::vector<ConstWords> m_inputs; ///< of the operator at hand
    SetProgram<ClipBound>::Stack m_stack;
    ClipBits m_found;
};

} // namespace tagline
