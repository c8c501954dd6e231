#include "core/tags/kernels/RangeMerge.h"

#include "core/tags/RangeSet.h"

#include <algorithm>

namespace tagline {
namespace {

/// A sequence of ranges as pairs of boundaries, followed by [+∞, +∞).
struct Runs
{
    const AxisFrame* at = nullptr;
    const AxisFrame* stop = nullptr;
};

Runs runsOf(const RangeSetView& set)
{
    return {set.boundaries.data() + 1, set.boundaries.data() + 1 + 2 * set.rangeCount()};
}

Runs gapsOf(const RangeSetView& set)
{
    return {set.boundaries.data(), set.boundaries.data() + 2 + 2 * set.rangeCount()};
}

/// All ones where a < b, else 0; no compare, so that no compiler makes a jump of it.
std::int64_t below(AxisFrame a, AxisFrame b) { return (std::int64_t(a) - b) >> 63; }

AxisFrame* intersect(Runs a, Runs b, AxisFrame* out)
{
    while (a.at < a.stop && b.at < b.stop) {
        const AxisFrame start = std::max(a.at[0], b.at[0]);
        const AxisFrame stop = std::min(a.at[1], b.at[1]);
        out[0] = start;
        out[1] = stop;
        out += 2 & below(start, stop);
        const std::int64_t isBLater = below(a.at[1], b.at[1]);
        const std::int64_t isALater = below(b.at[1], a.at[1]);
        a.at += 2 & ~isALater;
        b.at += 2 & ~isBLater;
    }
    return out;
}

} // namespace

std::size_t combineBoundaries(SetOperator op, const RangeSetView& a, const RangeSetView& b,
                              const ClipAxisView&, AxisFrame* out)
{
    AxisFrame* stop = nullptr;
    out[0] = beforeAll;
    switch (op) {
    case SetOperator::Union:
        stop = intersect(gapsOf(a), gapsOf(b), out) - 1;
        break;
    case SetOperator::Intersection:
        stop = intersect(runsOf(a), runsOf(b), out + 1);
        break;
    case SetOperator::Difference:
        stop = intersect(runsOf(a), gapsOf(b), out + 1);
        break;
    }
    return closeBoundaries(out, std::size_t(stop - out));
}

} // namespace tagline
