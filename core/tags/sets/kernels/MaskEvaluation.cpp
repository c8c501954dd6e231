#include "core/tags/sets/kernels/MaskEvaluation.h"

#include "core/tags/sets/RangeSet.h"
#include "core/tags/sets/Rasterize.h"

#include <algorithm>
#include <bit>

namespace tagline {
namespace {

/// Words of a piece: the arrays of an expression stay in the first cache.
constexpr std::size_t wordsInPiece = 2048;
/// Words of a piece of packed clips. A clip with more is cut in no piece: it is one.
constexpr std::size_t wordsInPackedPiece = 1024;

/// One operator on few masks reads and writes everything once, so pieces would only interrupt it.
bool isOneLoop(std::span<const SetStep> steps, std::span<const FrameSetView> leaves, std::size_t words)
{
    const auto isWholeMask = [words](const FrameSetView& set) {
        return set.form == SetForm::Mask && set.mask.words.size() == words;
    };
    const auto isOperator = [](SetStep step) { return step.kind != SetStepKind::Leaf; };
    return steps.size() <= 5 && std::count_if(steps.begin(), steps.end(), isOperator) == 1 &&
           steps.back().kind != SetStepKind::Complement &&
           std::all_of(leaves.begin(), leaves.end(), isWholeMask);
}

} // namespace

FrameSetView MaskEvaluation::answer(std::span<const SetStep> steps, std::span<const FrameSetView> leaves,
                                    const ClipAxisView& axis, const ClipBound* bound)
{
    m_axis = axis;
    m_algebra.begin(steps, leaves, axis, bound);
    m_words.reset(0);
    if (!bound) {
        answerWholeAxis(isOneLoop(steps, leaves, axis.wordCount()) ? axis.wordCount() : wordsInPiece);
        return MaskSetView{m_words.span()};
    }
    constexpr std::size_t fewClips = 16; // of so many, one
    answerClips(*bound, bound->clipCount() * fewClips < axis.clipCount());
    if (m_asRanges) return RangeSetView{m_boundaries.span(), {}, {}, {}};
    return MaskSetView{m_words.span()};
}

void MaskEvaluation::answerWholeAxis(std::size_t pieceWords)
{
    const std::size_t count = m_axis.wordCount();
    m_words.reset(count + 1);
    for (std::size_t word = 0; word < count; word += pieceWords) {
        const WordRun run{word, std::min(pieceWords, count - word), 0};
        m_algebra.answer({{&run, 1}, run.count}, m_words.data() + word);
    }
    m_words.resize(count);
}

void MaskEvaluation::answerClips(const ClipBound& bound, bool asRanges)
{
    m_asRanges = asRanges;
    m_runs.clear();
    m_packedCount = 0;
    m_wordsKept = 0;
    if (asRanges) {
        m_boundaries.reset(1);
        m_boundaries[0] = beforeAll;
    } else {
        m_words.reset(m_axis.wordCount());
    }
    const auto clips = bound.clips();
    for (std::size_t i = 0; i < clips.size(); ++i) takeClips(clips[i], std::uint32_t(i * blockClips));
    finishPiece();
    if (asRanges) {
        const std::size_t size = m_boundaries.size();
        m_boundaries.resize(size + closingBoundaries);
        closeBoundaries(m_boundaries.data(), size);
    } else {
        std::fill(m_words.data() + m_wordsKept, m_words.data() + m_words.size(), std::uint64_t(0));
    }
}

void MaskEvaluation::takeClips(std::uint64_t clips, std::uint32_t firstClip)
{
    for (; clips != 0; clips &= clips - 1) {
        const ClipId clip(firstClip + std::uint32_t(std::countr_zero(clips)));
        const std::size_t first = m_axis.firstWord(clip);
        const std::size_t count = m_axis.stopWord(clip) - first;
        m_algebra.prefetch(first, count);
        m_runs.push_back({first, count, m_packedCount});
        m_packedCount += count;
        if (m_packedCount >= wordsInPackedPiece) finishPiece();
    }
}

void MaskEvaluation::finishPiece()
{
    if (m_runs.empty()) return;
    m_packed.reset(m_packedCount + 1);
    m_algebra.answer({m_runs, m_packedCount}, m_packed.data());
    if (m_asRanges)
        keepRanges();
    else
        keepWords();
    m_runs.clear();
    m_packedCount = 0;
}

void MaskEvaluation::keepWords()
{
    m_wordsKept = unpackWords(m_packed.data(), m_runs, m_wordsKept, m_words.data());
}

void MaskEvaluation::keepRanges()
{
    std::size_t size = m_boundaries.size();
    m_boundaries.resize(size + mostBoundaries(m_packedCount));
    for (const WordRun& run : m_runs)
        size += vectorize(m_packed.span().subspan(run.offset, run.count), Frame(run.axisWord) * wordFrames,
                          m_boundaries.data() + size);
    m_boundaries.resize(size);
}

} // namespace tagline
