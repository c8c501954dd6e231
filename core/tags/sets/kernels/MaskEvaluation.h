#pragma once

// MaskEvaluation takes an expression over the whole axis through MaskAlgebra: piece after piece, or, where it
// can hold in a part of the clips alone, through those clips, packed.
//
//   clips      0    1    2    3    4    5           it can hold in 1, 4 and 5
//   axis      |....|####|....|....|####|####|
//   a piece         |####|####|####|                 computed as one
//   answer    |0000|abcd|0000|0000|efgh|ijkl|        as a mask; of few clips as ranges

#include "core/tags/sets/SetViews.h"
#include "core/tags/sets/kernels/ClipBound.h"
#include "core/tags/sets/kernels/MaskAlgebra.h"

namespace tagline {

class MaskEvaluation
{
public:
    /// The frames for which the expression holds; valid until the next call. Without a bound all clips are
    /// gone through.
    FrameSetView answer(std::span<const SetStep> steps, std::span<const FrameSetView> leaves,
                        const ClipAxisView& axis, const ClipBound* bound);

private:
    void answerWholeAxis(std::size_t pieceWords);
    void answerClips(const ClipBound& bound, bool asRanges);
    void takeClips(std::uint64_t clips, std::uint32_t firstClip);
    void finishPiece();
    void keepWords();
    void keepRanges();

    ClipAxisView m_axis;
    MaskAlgebra m_algebra;
    std::vector<WordRun> m_runs;
    std::size_t m_packedCount = 0;
    AlignedBuffer<std::uint64_t> m_packed;
    AlignedBuffer<std::uint64_t> m_words;
    std::size_t m_wordsKept = 0;
    AlignedBuffer<AxisFrame> m_boundaries;
    bool m_asRanges = false;
};

} // namespace tagline
