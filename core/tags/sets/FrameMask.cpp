#include "core/tags/sets/FrameMask.h"

#include "core/tags/sets/Rasterize.h"

#include <algorithm>
#include <cassert>

namespace tagline {

FrameMask::FrameMask(Frame frames)
    : m_frames(frames)
    , m_words((std::size_t(frames) + 63) / 64, 0)
{
    assert(frames >= 0);
}

FrameMask FrameMask::of(std::span<const FrameRange> ranges, Frame frames)
{
    assert(isCanonical(ranges) &&
           (ranges.empty() || (ranges.front().start >= 0 && ranges.back().stop <= frames)));
    FrameMask mask(frames);
    rasterize(ranges, mask.m_words.data());
    return mask;
}

FrameMask FrameMask::all(Frame frames) { return of(FrameRanges::all(frames).span(), frames); }

bool FrameMask::isEmpty() const
{
    return std::all_of(m_words.begin(), m_words.end(), [](std::uint64_t word) { return word == 0; });
}

bool FrameMask::contains(Frame frame) const
{
    return frame >= 0 && frame < m_frames && (m_words[std::size_t(frame) / 64] >> (frame % 64) & 1) != 0;
}

Frame FrameMask::frameCount() const { return Frame(counts(m_words).bits); }

FrameRanges FrameMask::ranges() const
{
    std::vector<FrameRange> found;
    vectorize(m_words, found);
    return FrameRanges::fromCanonical(std::move(found));
}

namespace {

std::uint64_t combinedWords(SetOperator op, std::uint64_t a, std::uint64_t b)
{
    switch (op) {
    case SetOperator::Union:
        return a | b;
    case SetOperator::Intersection:
        return a & b;
    case SetOperator::Difference:
        return a & ~b;
    }
    return 0;
}

} // namespace

FrameMask FrameMask::combined(SetOperator op, const FrameMask& other) const
{
    assert(m_frames == other.m_frames);
    FrameMask result(m_frames);
    for (std::size_t i = 0; i < m_words.size(); ++i)
        result.m_words[i] = combinedWords(op, m_words[i], other.m_words[i]);
    return result;
}

FrameMask FrameMask::complemented() const { return all(m_frames).subtracted(*this); }

} // namespace tagline
