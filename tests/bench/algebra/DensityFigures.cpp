// Where the border between ranges and masks lies: the same sets in both forms, thicker and thicker.

#include "tests/bench/algebra/Figures.h"
#include "tests/bench/algebra/Measurement.h"

#include "core/tags/sets/SetEvaluation.h"

#include <benchmark/benchmark.h>

#include <random>

namespace tagline::bench {
namespace {

constexpr std::size_t setCount = 20;

/// A set whose ranges and gaps have lengths up to `most`.
FrameSet drawnSet(const std::shared_ptr<const ClipAxis>& axis, Frame most, std::mt19937& random)
{
    const auto length = [&] { return 1 + Frame(random() % std::uint32_t(most)); };
    FrameSetBuilder builder(axis);
    for (std::uint32_t clip = 0; clip < axis->clipCount(); ++clip) {
        const Frame frames = axis->frames(ClipId(clip));
        std::vector<FrameRange> ranges;
        for (Frame start = length(); start < frames;) {
            ranges.push_back({start, std::min(frames, start + length())});
            start = ranges.back().stop + length();
        }
        builder.append(ClipId(clip), ranges);
    }
    return builder.finished();
}

struct SetsInForm
{
    SetsInForm(std::vector<FrameSet> drawn, SetForm form)
        : sets(std::move(drawn))
    {
        for (FrameSet& set : sets) set.setForm(form);
    }

    void intersectNext(const ClipAxis& axis)
    {
        const SetStep steps[] = {
            {SetStepKind::Leaf, 0}, {SetStepKind::Leaf, 1}, {SetStepKind::Intersection, 2}};
        const FrameSetView leaves[] = {sets[next % setCount].view(), sets[(next * 7 + 3) % setCount].view()};
        ++next;
        benchmark::DoNotOptimize(evaluate(steps, leaves, axis.view(), workspace));
    }

    std::vector<FrameSet> sets;
    SetWorkspace workspace;
    std::size_t next = 0;
};

Figure borderFigure(const std::shared_ptr<const ClipAxis>& axis, Frame most)
{
    std::mt19937 random(3);
    std::vector<FrameSet> drawn;
    for (std::size_t i = 0; i < setCount; ++i) drawn.push_back(drawnSet(axis, most, random));
    SetsInForm ranges(drawn, SetForm::Ranges);
    SetsInForm masks(drawn, SetForm::Mask);
    const Medians medians = measured(
        {{"ranges", [&] { ranges.intersectNext(*axis); }}, {"masks", [&] { masks.intersectNext(*axis); }}},
        {9, int(setCount), 0.01});
    const double frames = 64.0 * double(axis->wordCount());
    const double perRange = frames / double(totals(ranges.sets.front().view(), axis->view()).ranges);
    return {formatted("A&B at %.0f frames a range", perRange),
            "ranges " + threeDigits(medians.at("ranges") * 1e-3) + " µs, " +
                formatted("%.0f bytes", double(ranges.sets.front().byteCount())) + "; masks " +
                threeDigits(medians.at("masks") * 1e-3) + " µs, " +
                formatted("%.0f bytes", double(masks.sets.front().byteCount()))};
}

} // namespace

std::vector<Figure> densityFigures(const Workload& workload)
{
    const std::vector<Frame> frames(workload.size().clips, workload.size().frames);
    const auto axis = std::make_shared<const ClipAxis>(ClipAxis::of(frames));
    std::vector<Figure> figures;
    for (const Frame most : {700, 450, 220, 110, 60, 30}) figures.push_back(borderFigure(axis, most));
    return figures;
}

} // namespace tagline::bench
