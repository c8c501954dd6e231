#pragma once

// NaiveEvaluation answers a query frame by frame, straight from the words of the language: one byte a frame,
// no code shared with the program but the expression and the library themselves. Slow, plain, and the judge
// of the rest.

#include "core/query/language/QueryExpression.h"
#include "core/tags/sets/FrameSet.h"
#include "tests/core/query/random/NaiveFunctions.h"
#include "tests/core/query/random/RandomLibrary.h"

#include <functional>
#include <string>
#include <vector>

namespace tagline::test {

/// Whether each frame is in a set; the clips end to end, in order of id.
using FrameFlags = std::vector<std::uint8_t>;

class NaiveEvaluation
{
public:
    /// Borrows the library; to be made anew when it changes.
    explicit NaiveEvaluation(const RandomLibrary& library);

    const FrameFlags& answer(const QueryExpression& query);

    /// Whether a set holds just these frames, in canonical ranges within the clips, and no clip without a
    /// range.
    bool agrees(const FrameSet& set, const FrameFlags& flags) const;
    /// For people: the frames of each clip as a drawing.
    std::string drawing(const FrameFlags& flags) const;

private:
    std::uint8_t* push();
    void term(const QueryElement& element);
    void call(const QueryElement& element);
    void setAlgebra(QueryOp op);
    void pushFrames(const std::function<bool(std::size_t clip, Frame frame)>& holds);
    void pushClips(const std::function<bool(std::size_t clip)>& holds);
    void pushTag(TagId tag, bool isExact);
    void pushProperty(const QueryElement& element);
    void pushInstanceValue(const QueryElement& element);
    void pushSignal(const QueryElement& element);
    void pushSignalPair(const QueryElement& element);
    void pushGroup(std::string_view group);
    void pushFramesBetween(const QueryElement& element);
    std::vector<Ranges> rangesOf(const FrameFlags& flags) const;
    FrameRate rate(std::size_t clip) const { return m_library.asked().clips->clips[clip].rate; }
    const QueryClip& place(std::size_t clip) const { return m_library.asked().clips->clips[clip]; }

    const RandomLibrary& m_library;
    const QueryExpression* m_query = nullptr;
    std::vector<std::size_t> m_bases; ///< where each clip begins in the flags; one more than clips
    std::vector<FrameFlags> m_exact;  ///< by TagId
    std::vector<FrameFlags> m_matching;
    std::vector<FrameFlags> m_stack; ///< never shrinks, so that it can be used again
    std::size_t m_depth = 0;
};

} // namespace tagline::test
