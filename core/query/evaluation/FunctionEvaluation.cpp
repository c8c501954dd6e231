#include "core/query/evaluation/FunctionEvaluation.h"

#include "core/query/evaluation/ClipFunction.h"
#include "core/query/language/QueryOperations.h"
#include "core/tags/matching/SeededDraw.h"
#include "core/tags/takes/TakeClock.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace tagline {
namespace {

/// The function at a clip's rate: clips of one rate tend to follow each other.
class RatedFunction
{
public:
    explicit RatedFunction(const QueryElement& function)
        : m_function(function)
    {
    }

    const ClipFunction& at(FrameRate rate)
    {
        if (!m_ready || !(rate == m_rate)) m_ready.emplace(m_function, rate);
        m_rate = rate;
        return *m_ready;
    }

private:
    const QueryElement& m_function;
    FrameRate m_rate;
    std::optional<ClipFunction> m_ready;
};

/// How many ranges each clip has, by ClipId.
std::vector<std::uint64_t> rangeCounts(const FrameSet& set, std::size_t clips)
{
    std::vector<std::uint64_t> counts(clips);
    set.forEachClip(
        [&](ClipId clip, std::span<const FrameRange> ranges) { counts[clip.value] = ranges.size(); });
    return counts;
}

} // namespace

FrameSet evaluateFunction(const QueryElement& function, const FrameSet& a, const FrameSet& b,
                          const QueryLibrary& library, CountedOperand* counted)
{
    const auto& axis = library.index.axis();
    const bool takesTwo = operandCount(function.op()) == 2;
    FrameSetBuilder answer(axis);
    RatedFunction rated(function);
    std::vector<FrameRange> out;
    ClipRangeCursor others(b.view(), axis->view());
    bool hasOther = takesTwo && others.next();
    for (ClipRangeCursor at(a.view(), axis->view()); at.next();) {
        while (hasOther && others.clip() < at.clip()) hasOther = others.next();
        const bool isOther = hasOther && others.clip() == at.clip();
        if (takesTwo && !isOther) continue; // each relation needs a range of b
        out.clear();
        const derived::Ranges own = counted ? counted->in(at.clip(), at.ranges()) : at.ranges();
        rated.at(library.clip(at.clip()).rate)
            .append(own, isOther ? others.ranges() : derived::Ranges(), axis->frames(at.clip()), out);
        if (counted)
            answer.append(at.clip(), FrameRanges::canonical(out).span());
        else
            answer.append(at.clip(), out);
    }
    return answer.finished();
}

FrameSet evaluateRandom(std::uint32_t count, std::uint64_t seed, const FrameSet& of,
                        const QueryLibrary& library)
{
    const auto& axis = library.index.axis();
    const std::vector<std::uint64_t> counts = rangeCounts(of, axis->clipCount());
    const std::uint64_t total = std::accumulate(counts.begin(), counts.end(), std::uint64_t(0));
    const std::vector<std::uint64_t> picks = drawn(total, count, seed);

    // Picks are in order of their number, and numbers go through the clips in order of path.
    std::vector<std::size_t> firstPicks(counts.size());
    std::vector<std::uint64_t> firstNumbers(counts.size());
    std::uint64_t number = 0;
    std::size_t pick = 0;
    for (const ClipId clip : library.clipsInOrder()) {
        firstPicks[clip.value] = pick;
        firstNumbers[clip.value] = number;
        number += counts[clip.value];
        while (pick < picks.size() && picks[pick] < number) ++pick;
    }
    FrameSetBuilder answer(axis);
    std::vector<FrameRange> out;
    of.forEachClip([&](ClipId clip, std::span<const FrameRange> ranges) {
        out.clear();
        const std::uint64_t first = firstNumbers[clip.value];
        for (std::size_t i = firstPicks[clip.value]; i < picks.size() && picks[i] - first < ranges.size();
             ++i)
            out.push_back(ranges[std::size_t(picks[i] - first)]);
        answer.append(clip, out);
    });
    return answer.finished();
}

FrameSet evaluateWith(const FrameSet& of, const QueryLibrary& library, const ClipScope& scope)
{
    const ClipAxisView axis = library.index.axis()->view();
    FrameSetBuilder answer(library.index.axis());
    if (!library.takes || library.takes->isEmpty()) return answer.finished();
    std::vector<FrameRange> ranges, out;
    forEachClip(axis, scope, [&](ClipId clip, Frame frames) {
        out.clear();
        for (const TakePartner& partner : library.takes->partners(clip)) {
            if (partner.clip.value >= axis.clipCount()) continue;
            ranges.clear();
            appendRanges(of.view(), of.axisView(), partner.clip, ranges);
            const TakeClock clock{library.clip(clip).rate, library.clip(partner.clip).rate, partner.delay};
            for (const FrameRange range : ranges) {
                const FrameRange own{clock.firstFrameAt(range.start),
                                     std::min(clock.firstFrameAt(range.stop), frames)};
                if (own.start < own.stop) out.push_back(own);
            }
        }
        if (!out.empty()) answer.append(clip, FrameRanges::canonical(out).span());
    });
    return answer.finished();
}

} // namespace tagline
