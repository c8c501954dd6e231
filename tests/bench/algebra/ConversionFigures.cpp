// Conversions between ranges and masks, each beside a loop that looks at every frame; and what both take in
// memory.

#include "tests/bench/algebra/CRoaring.h"
#include "tests/bench/algebra/Figures.h"
#include "tests/bench/algebra/Measurement.h"

#include "core/tags/sets/FrameSet.h"
#include "core/tags/sets/Rasterize.h"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <iostream>

namespace tagline::bench {
namespace {

using Words = std::vector<std::uint64_t>;

constexpr int tagsWalked = 8; // of millions of ranges each: none is remembered by the branch predictor

bool bit(const Words& words, std::size_t frame) { return words[frame / 64] >> (frame % 64) & 1; }

/// Start and stop of each run, frame by frame.
std::size_t runsFrameByFrame(const Words& words, std::vector<Frame>& boundaries)
{
    std::size_t count = 0;
    bool wasIn = false;
    for (std::size_t frame = 0; frame < 64 * words.size(); ++frame) {
        const bool isIn = bit(words, frame);
        if (isIn != wasIn) boundaries[count++] = Frame(frame);
        wasIn = isIn;
    }
    return count;
}

BitCounts countsFrameByFrame(const Words& words)
{
    BitCounts found;
    bool wasIn = false;
    for (std::size_t frame = 0; frame < 64 * words.size(); ++frame) {
        const bool isIn = bit(words, frame);
        found.bits += isIn;
        found.runs += isIn && !wasIn;
        wasIn = isIn;
    }
    return found;
}

void rasterizeFrameByFrame(std::span<const FrameRange> ranges, Words& words)
{
    for (const FrameRange range : ranges)
        for (Frame frame = range.start; frame < range.stop; ++frame)
            words[std::size_t(frame) / 64] |= std::uint64_t(1) << (frame % 64);
}

/// Some tags of a workload in both forms, and room for answers.
struct Conversions
{
    explicit Conversions(const Workload& workload)
        : words(std::size_t(workload.axisLength() / 64))
        , boundaries(mostBoundaries(words.size()))
    {
        for (int tag = 0; tag < tagsWalked; ++tag) {
            ranges.push_back(workload.onAxis(tag));
            masks.emplace_back(words.size());
            rasterizeFrameByFrame(ranges.back(), masks.back());
        }
    }

    const Words& nextMask() { return masks[next++ % tagsWalked]; }
    std::span<const FrameRange> nextRanges() { return ranges[next++ % tagsWalked]; }

    std::vector<std::vector<FrameRange>> ranges;
    std::vector<Words> masks;
    Words words;
    std::vector<Frame> boundaries;
    std::size_t next = 0;
};

void check(Conversions& in)
{
    std::vector<Frame> expected(in.boundaries.size());
    for (int tag = 0; tag < tagsWalked; ++tag) {
        const Words& mask = in.masks[std::size_t(tag)];
        const std::size_t count = runsFrameByFrame(mask, expected);
        std::fill(in.words.begin(), in.words.end(), 0);
        rasterize(in.ranges[std::size_t(tag)], in.words.data());
        const bool isSame =
            vectorize(mask, 0, in.boundaries.data()) == count &&
            std::equal(expected.begin(), expected.begin() + std::ptrdiff_t(count), in.boundaries.begin()) &&
            counts(mask) == countsFrameByFrame(mask) && in.words == mask;
        if (isSame) continue;
        std::cerr << "a conversion gives another answer than the loop over the frames\n";
        std::exit(1);
    }
}

Figure ratioFigure(const std::string& what, const Medians& medians, const char* ours, const char* loop,
                   double limit)
{
    const double ratio = medians.at(loop) / medians.at(ours);
    Figure figure{what, threeDigits(ratio) + "× (" + threeDigits(medians.at(ours) * 1e-3) + " µs)"};
    if (limit > 0) {
        figure.limit = formatted("%.0f×", limit);
        figure.isHeld = ratio >= limit;
    }
    return figure;
}

} // namespace

std::vector<Figure> conversionFigures(const Workload& workload)
{
    Conversions in(workload);
    check(in);
    const MeasurementPlan plan{9, 2 * tagsWalked, 0.02};
    const Medians medians = measured(
        {{"vectorize", [&] { benchmark::DoNotOptimize(vectorize(in.nextMask(), 0, in.boundaries.data())); }},
         {"runs by frame", [&] { benchmark::DoNotOptimize(runsFrameByFrame(in.nextMask(), in.boundaries)); }},
         {"count", [&] { benchmark::DoNotOptimize(counts(in.nextMask())); }},
         {"count by frame", [&] { benchmark::DoNotOptimize(countsFrameByFrame(in.nextMask())); }},
         {"rasterize", [&] { rasterize(in.nextRanges(), in.words.data()); }},
         {"rasterize by frame", [&] { rasterizeFrameByFrame(in.nextRanges(), in.words); }}},
        plan);
    const std::string name = workload.name();
    return {
        ratioFigure(name + ": mask to ranges ÷ frame by frame", medians, "vectorize", "runs by frame", 20),
        ratioFigure(name + ": counting a mask ÷ frame by frame", medians, "count", "count by frame", 0),
        ratioFigure(name + ": ranges to mask ÷ frame by frame", medians, "rasterize", "rasterize by frame",
                    0)};
}

std::vector<Figure> memoryFigures(const Workload& workload)
{
    const std::vector<Frame> frames(workload.size().clips, workload.size().frames);
    const auto axis = std::make_shared<const ClipAxis>(ClipAxis::of(frames));
    double ours = 0;
    double portable = 0;
    double inMemory = 0;
    for (int tag = 0; tag < tagsWalked; ++tag) {
        FrameSetBuilder builder(axis);
        workload.forEachClip(tag, [&](std::uint32_t clip, std::span<const FrameRange> ranges) {
            builder.append(ClipId(clip), ranges);
        });
        const FrameSet set = builder.finished();
        const RoaringBitmap peer = roaringBitmap(workload, tag);
        ours += double(set.byteCount()) / tagsWalked;
        portable += double(roaring_bitmap_portable_size_in_bytes(peer.get())) / tagsWalked;
        inMemory += double(bytesInMemory(*peer)) / tagsWalked;
    }
    const double limit = workload.kind() == WorkloadKind::Long ? 2.1 : 1.6;
    return {
        {workload.name() + ": bytes a tag ÷ CRoaring's portable size",
         formatted("%.2f×", ours / portable) + formatted(" (%.0f bytes)", ours), formatted("≤ %.1f×", limit),
         ours / portable <= limit},
        {workload.name() + ": bytes a tag ÷ CRoaring's size in memory", formatted("%.2f×", ours / inMemory)}};
}

} // namespace tagline::bench
