#include "core/tags/kernels/RangeMerge.h"

#include "core/support/TargetClones.h"
#include "core/tags/RangeSet.h"

#include <algorithm>
#include <cstring>

// A step takes the first run of each side, writes what both hold (kept only where it is not empty), and goes
// on behind the run that stops first:
//
//   a   [·········)  [····)             write [s, e) = [max of starts, min of stops)
//   b       [·······)                   out += s < e     a += its stop ≤ b's     b += its stop ≤ a's
//
// There is nothing to predict in it, so its cost is the way from a load over a compare to the next load's
// address. To hide that, the inputs are cut in three parts, which are walked in one loop. (In pieces of the
// merge path: Odeh, Green et al., Merge Path, 2012.) A carry is what the compiler makes of `+= x < y` on
// numbers without sign; written otherwise, g++ 12 makes jumps of these compares.

namespace tagline {
namespace {

using Boundary = std::uint32_t; // the numbers of a set are not negative

/// Runs as pairs of boundaries: pairs[2 · i], pairs[2 · i + 1]; behind the last one a run from or to +∞.
struct Runs
{
    const Boundary* pairs = nullptr;
    std::size_t count = 0;

    Boundary stop(std::size_t run) const { return pairs[2 * run + 1]; }
};

const Boundary* boundaries(const RangeSetView& set)
{
    return reinterpret_cast<const Boundary*>(set.boundaries.data());
}

Runs runsOf(const RangeSetView& set) { return {boundaries(set) + 1, set.rangeCount()}; }

/// All but the last one, which goes to +∞.
Runs gapsOf(const RangeSetView& set) { return {boundaries(set), set.rangeCount()}; }

/// A walk through part of both inputs: the next run of each, the next place of the answer.
struct Lane
{
    std::size_t a = 0;
    std::size_t b = 0;
    std::size_t out = 0;
    std::size_t stopA = 0;
    std::size_t stopB = 0;
    std::size_t firstOut = 0;

    /// A number of steps that stays within the part; 0 at its end.
    std::size_t steps() const { return std::max(stopA - a, stopB - b); }
};

inline void step(const Boundary* a, const Boundary* b, Boundary* out, Lane& lane)
{
    const Boundary stopOfA = a[2 * lane.a + 1];
    const Boundary stopOfB = b[2 * lane.b + 1];
    const Boundary start = std::max(a[2 * lane.a], b[2 * lane.b]);
    const Boundary stop = std::min(stopOfA, stopOfB);
    lane.b += 1 - std::size_t(stopOfA < stopOfB);
    lane.a += 1 - std::size_t(stopOfB < stopOfA);
    out[2 * lane.out] = start;
    out[2 * lane.out + 1] = stop;
    lane.out += start < stop;
}

TAGLINE_TARGET_CLONES
void walk(const Boundary* a, const Boundary* b, Boundary* out, Lane& lane, std::size_t steps)
{
    Lane walked = lane;
    for (; steps > 0; --steps) step(a, b, out, walked);
    lane = walked;
}

TAGLINE_TARGET_CLONES
void walkThree(const Boundary* a, const Boundary* b, Boundary* out, Lane* lanes, std::size_t steps)
{
    Lane first = lanes[0];
    Lane second = lanes[1];
    Lane third = lanes[2];
    for (; steps > 0; --steps) {
        step(a, b, out, first);
        step(a, b, out, second);
        step(a, b, out, third);
    }
    lanes[0] = first;
    lanes[1] = second;
    lanes[2] = third;
}

/// How many runs of a and b lie before a cut.
struct Cut
{
    std::size_t a = 0;
    std::size_t b = 0;
};

/// The cut before which there are `count` runs of both, those that stop first; runs that stop at the same
/// place stay together.
Cut cutAt(const Runs& a, const Runs& b, std::size_t count)
{
    std::size_t low = count > b.count ? count - b.count : 0;
    for (std::size_t left = std::min(count, a.count) - low; left > 0;) {
        const std::size_t half = left / 2;
        const bool isLater = a.stop(low + half) <= b.stop(count - 1 - low - half);
        low = isLater ? low + half + 1 : low;
        left = isLater ? left - half - 1 : half;
    }
    Cut cut{low, count - low};
    if (cut.a > 0 && cut.b < b.count && a.stop(cut.a - 1) == b.stop(cut.b))
        ++cut.b;
    else if (cut.b > 0 && cut.a < a.count && b.stop(cut.b - 1) == a.stop(cut.a))
        ++cut.a;
    return cut;
}

constexpr std::size_t laneCount = 3;
/// With fewer runs cutting costs more than it saves.
constexpr std::size_t leastRunsToCut = 48;

void cutLanes(const Runs& a, const Runs& b, Lane* lanes)
{
    Cut before;
    for (std::size_t i = 0; i < laneCount; ++i) {
        const bool isLast = i + 1 == laneCount;
        const Cut cut =
            isLast ? Cut{a.count, b.count} : cutAt(a, b, (a.count + b.count) * (i + 1) / laneCount);
        const std::size_t out = before.a + before.b + i; // a place is written ahead
        lanes[i] = {before.a, before.b, out, cut.a, cut.b, out};
        before = cut;
    }
}

void walkToEnd(const Runs& a, const Runs& b, Boundary* out, Lane& lane)
{
    for (std::size_t steps = lane.steps(); steps > 0; steps = lane.steps())
        walk(a.pairs, b.pairs, out, lane, steps);
}

/// Writes the runs that both hold and returns their number.
std::size_t intersect(const Runs& a, const Runs& b, Boundary* out)
{
    if (a.count + b.count < leastRunsToCut) {
        Lane all{0, 0, 0, a.count, b.count, 0};
        walkToEnd(a, b, out, all);
        return all.out;
    }
    Lane lanes[laneCount];
    cutLanes(a, b, lanes);
    constexpr std::size_t tooFew = 4;
    for (;;) {
        const std::size_t steps = std::min({lanes[0].steps(), lanes[1].steps(), lanes[2].steps()});
        if (steps < tooFew) break;
        walkThree(a.pairs, b.pairs, out, lanes, steps);
    }
    std::size_t count = 0;
    for (Lane& lane : lanes) {
        walkToEnd(a, b, out, lane);
        const std::size_t found = lane.out - lane.firstOut;
        if (count != lane.firstOut)
            std::memmove(out + 2 * count, out + 2 * lane.firstOut, 2 * found * sizeof(Boundary));
        count += found;
    }
    return count;
}

/// ~A ∩ ~B: what is written are the gaps of the union.
std::size_t unite(const RangeSetView& a, const RangeSetView& b, Boundary* out)
{
    const std::size_t size = 2 * intersect(gapsOf(a), gapsOf(b), out);
    out[size] = std::max(boundaries(a)[2 * a.rangeCount()], boundaries(b)[2 * b.rangeCount()]);
    return size + 1;
}

} // namespace

std::size_t combineBoundaries(SetOperator op, const RangeSetView& a, const RangeSetView& b, AxisFrame* out)
{
    auto* written = reinterpret_cast<Boundary*>(out);
    std::size_t size = 0;
    written[0] = Boundary(beforeAll);
    switch (op) {
    case SetOperator::Union:
        size = unite(a, b, written);
        break;
    case SetOperator::Intersection:
        size = 1 + 2 * intersect(runsOf(a), runsOf(b), written + 1);
        break;
    case SetOperator::Difference:
        size = 1 + 2 * intersect(runsOf(a), gapsOf(b), written + 1);
        break;
    }
    return closeBoundaries(out, size);
}

} // namespace tagline
