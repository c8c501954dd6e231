#include "core/time/FrameRanges.h"

#include <cassert>
#include <limits>

namespace tagline {
namespace {

constexpr Frame never = std::numeric_limits<Frame>::max();

/// Walks the boundaries of a canonical sequence: start, stop, start, stop …
class BoundaryCursor
{
public:
    explicit BoundaryCursor(std::span<const FrameRange> ranges)
        : m_ranges(ranges)
    {
    }

    /// The next frame at which membership changes.
    Frame next() const
    {
        if (m_index == m_ranges.size()) return never;
        return m_inside ? m_ranges[m_index].stop : m_ranges[m_index].start;
    }
    bool isInside() const { return m_inside; }

    /// Passes the next boundary if it lies at `frame`.
    void passTo(Frame frame)
    {
        if (next() != frame) return;
        if (m_inside) ++m_index;
        m_inside = !m_inside;
    }

private:
    std::span<const FrameRange> m_ranges;
    std::size_t m_index = 0;
    bool m_inside = false;
};

} // namespace

// One sweep over the boundaries of both inputs; the operator is only a predicate on the two memberships.
void combine(SetOperator op, std::span<const FrameRange> a, std::span<const FrameRange> b,
             std::vector<FrameRange>& out)
{
    BoundaryCursor inA(a);
    BoundaryCursor inB(b);
    bool inside = false;
    Frame start = 0;
    for (Frame frame = std::min(inA.next(), inB.next()); frame != never;
         frame = std::min(inA.next(), inB.next())) {
        inA.passTo(frame);
        inB.passTo(frame);
        const bool now = holds(op, inA.isInside(), inB.isInside());
        if (now && !inside) start = frame;
        if (!now && inside) out.push_back({start, frame});
        inside = now;
    }
    if (inside) out.push_back({start, never}); // up to the last frame that there can be: "to the end"
}

void complement(std::span<const FrameRange> ranges, Frame frames, std::vector<FrameRange>& out)
{
    const FrameRange all{0, frames};
    combine(SetOperator::Difference, {&all, all.isEmpty() ? 0u : 1u}, ranges, out);
}

bool isCanonical(std::span<const FrameRange> ranges)
{
    for (std::size_t i = 0; i < ranges.size(); ++i) {
        if (ranges[i].isEmpty()) return false;
        if (i > 0 && ranges[i].start <= ranges[i - 1].stop) return false;
    }
    return true;
}

FrameRanges FrameRanges::canonical(std::vector<FrameRange> ranges)
{
    std::erase_if(ranges, [](FrameRange range) { return range.isEmpty(); });
    std::sort(ranges.begin(), ranges.end());
    std::vector<FrameRange> joined;
    joined.reserve(ranges.size());
    for (const FrameRange range : ranges) {
        if (!joined.empty() && range.start <= joined.back().stop)
            joined.back().stop = std::max(joined.back().stop, range.stop);
        else
            joined.push_back(range);
    }
    return FrameRanges(std::move(joined));
}

FrameRanges FrameRanges::fromCanonical(std::vector<FrameRange> ranges)
{
    assert(isCanonical(ranges));
    return FrameRanges(std::move(ranges));
}

FrameRanges FrameRanges::all(Frame frames) { return frames > 0 ? FrameRanges({{0, frames}}) : FrameRanges(); }

Frame FrameRanges::frameCount() const
{
    Frame count = 0;
    for (const FrameRange range : m_ranges) count += range.length();
    return count;
}

bool FrameRanges::contains(Frame frame) const
{
    const auto after = std::upper_bound(m_ranges.begin(), m_ranges.end(), frame,
                                        [](Frame f, FrameRange range) { return f < range.start; });
    return after != m_ranges.begin() && std::prev(after)->contains(frame);
}

FrameRanges FrameRanges::complemented(Frame frames) const
{
    std::vector<FrameRange> out;
    complement(m_ranges, frames, out);
    return FrameRanges(std::move(out));
}

FrameRanges FrameRanges::combined(SetOperator op, const FrameRanges& other) const
{
    std::vector<FrameRange> out;
    combine(op, m_ranges, other.m_ranges, out);
    return FrameRanges(std::move(out));
}

} // namespace tagline
