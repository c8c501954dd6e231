#include "core/tags/sets/kernels/RangeMerge.h"

#include "core/support/TargetClones.h"
#include "core/tags/sets/RangeSet.h"

#include <algorithm>
#include <cstring>

// A step takes the first run of each side, writes their intersection (kept only if it is not empty), and
// advances past the run that stops first, that of a if both stop together:
//
//   a   [·········)  [····)             write [s, e) = [max of starts, min of stops)
//   b       [·······)                   out += s < e     a += its stop ≤ b's     b += else
//
// So there are as many steps as runs. A step has no branch to predict, and its cost is
// the latency from a load over a compare to the next load's address. To hide it, the
// steps are cut in three equal parts, which are walked in one loop. (The merge path:
// Odeh, Green et al., Merge Path, 2012.) The compiler turns `+= x < y` on unsigned
// numbers into a carry; written otherwise, g++ 12 turns these compares into jumps.

namespace tagline {
namespace {

using Boundary = std::uint32_t; // the numbers of a set are not negative

/// Runs as pairs of boundaries: pairs[2 · i], pairs[2 · i + 1]; after the last one a run from or to +∞.
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

/// All gaps but the last one, which goes to +∞.
Runs gapsOf(const RangeSetView& set) { return {boundaries(set), set.rangeCount()}; }

/// A walk through part of both inputs: the next run of each, and the next place in the answer.
struct Lane
{
    std::size_t a = 0;
    std::size_t b = 0;
    std::size_t out = 0;
};

inline void step(const Boundary* a, const Boundary* b, Boundary* out, Lane& lane)
{
    const Boundary stopOfA = a[2 * lane.a + 1];
    const Boundary stopOfB = b[2 * lane.b + 1];
    const Boundary start = std::max(a[2 * lane.a], b[2 * lane.b]);
    const Boundary stop = std::min(stopOfA, stopOfB);
    lane.a += 1 - std::size_t(stopOfB < stopOfA);
    lane.b += std::size_t(stopOfB < stopOfA);
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

/// The number of runs of a among the first `steps` runs of both, in order of their stops.
std::size_t runsOfA(const Runs& a, const Runs& b, std::size_t steps)
{
    std::size_t low = steps > b.count ? steps - b.count : 0;
    for (std::size_t left = std::min(steps, a.count) - low; left > 0;) {
        const std::size_t half = left / 2;
        const auto isLater = std::size_t(a.stop(low + half) <= b.stop(steps - 1 - low - half));
        low += (half + 1) & -isLater;
        left = half - (isLater & ~left & 1);
    }
    return low;
}

constexpr std::size_t walkedLanes = 3;
/// For fewer runs, cutting costs more than it saves.
constexpr std::size_t leastRunsToCut = 48;

/// Writes the common runs of both and returns their number.
std::size_t intersect(const Runs& a, const Runs& b, Boundary* out)
{
    const std::size_t steps = a.count + b.count;
    if (steps < leastRunsToCut) {
        Lane all;
        walk(a.pairs, b.pairs, out, all, steps);
        return all.out;
    }
    const std::size_t stepsOfLane = steps / walkedLanes;
    Lane lanes[walkedLanes];
    std::size_t firstPlaces[walkedLanes];
    for (std::size_t i = 0; i < walkedLanes; ++i) {
        const std::size_t before = i * stepsOfLane;
        const std::size_t beforeInA = runsOfA(a, b, before);
        firstPlaces[i] = before + i; // a step writes one place ahead
        lanes[i] = {beforeInA, before - beforeInA, firstPlaces[i]};
    }
    walkThree(a.pairs, b.pairs, out, lanes, stepsOfLane);
    walk(a.pairs, b.pairs, out, lanes[walkedLanes - 1], steps - walkedLanes * stepsOfLane);
    std::size_t count = lanes[0].out;
    for (std::size_t i = 1; i < walkedLanes; ++i) {
        const std::size_t found = lanes[i].out - firstPlaces[i];
        std::memmove(out + 2 * count, out + 2 * firstPlaces[i], 2 * found * sizeof(Boundary));
        count += found;
    }
    return count;
}

/// ~A ∩ ~B: the written runs are the gaps of the union.
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
