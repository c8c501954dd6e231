// bench_Likeness measures More Like This beside its goals: the first hits of an example, those of one that is
// sought in a mirror too, and the order after decisions. Beside them stands the plainest way to the same
// answer: the cost of each cell by itself, and the warping row by row.
//
//   bench_Likeness [FRAMES…]     400,000 and 4,000,000 where none are given, at 30 Hz
//
// The library is of strolls (tests/core/search/RandomFeatures.h); the example is 2.2 seconds, 22 rows. Times
// are of the wall clock, the best of five: searches take all cores.

#include "core/search/likeness/LikenessLearning.h"
#include "tests/bench/GoalLines.h"
#include "tests/core/search/RandomFeatures.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

using namespace tagline;
using namespace tagline::bench;

namespace {

constexpr std::size_t framesOfClip = 1'000;
constexpr Frame exampleFrames = 66; ///< at 30 Hz
constexpr std::size_t mostHits = 500;
constexpr double manyFrames = 1e6;                     ///< a library of more may take the longer time
constexpr double goalOfFew = 60.0, goalOfMany = 500.0; ///< milliseconds

std::vector<LikenessRows> strolls(std::size_t frames)
{
    std::mt19937 random(1);
    std::vector<LikenessRows> clips;
    for (std::size_t held = 0; held < frames; held += framesOfClip)
        clips.push_back(likenessRows(test::strollingBody(framesOfClip, random)));
    return clips;
}

float cellCost(const LikenessRow& a, const LikenessRow& b)
{
    float cost = 0.0f;
    for (std::size_t n = 0; n < likenessNumbers; ++n) cost += (a[n] - b[n]) * (a[n] - b[n]);
    return cost;
}

/// The least mean cost at which a clip moves like the example, by the steps (1, 1), (1, 2) and (2, 1).
float plainCost(std::span<const LikenessRow> example, std::span<const LikenessRow> clip)
{
    constexpr float never = std::numeric_limits<float>::infinity();
    const std::size_t rows = example.size(), columns = clip.size();
    std::vector<float> sums(rows * columns, never), cells(rows * columns);
    float best = never;
    for (std::size_t x = 0; x < columns; ++x)
        for (std::size_t y = 0; y < rows; ++y) {
            const float cell = cells[y * columns + x] = cellCost(example[y], clip[x]);
            float& sum = sums[y * columns + x];
            if (y == 0) sum = cell;
            if (y >= 1 && x >= 1) sum = std::min(sum, sums[(y - 1) * columns + x - 1] + cell);
            if (y >= 1 && x >= 2) sum = std::min(sum, sums[(y - 1) * columns + x - 2] + cell);
            if (y >= 2 && x >= 1) sum = std::min(sum, sums[(y - 2) * columns + x - 1] + 2.0f * cell);
            if (y + 1 == rows) best = std::min(best, sum);
        }
    return best / float(rows);
}

/// Looks for the example in every clip but its own; the distance of the best.
float plainSearch(const std::vector<LikenessRows>& clips, const LikenessExample& example)
{
    const LikenessRow factors = likenessScale(clips);
    const auto scaled = [&](LikenessRows rows) {
        scale(rows, factors);
        return rows;
    };
    const LikenessRows own = scaled(clips[example.clip.value]);
    const auto first = std::size_t(example.frames.start / own.step);
    const auto rows = std::span(own.rows).subspan(first, std::size_t(example.frames.length() / own.step));
    float best = std::numeric_limits<float>::infinity();
    for (std::size_t id = 0; id < clips.size(); ++id)
        if (id != example.clip.value) best = std::min(best, plainCost(rows, scaled(clips[id]).rows));
    return std::sqrt(best);
}

/// Of the first twenty, every other one was accepted.
std::vector<LikenessDecision> tenOfEach(const std::vector<LikenessHit>& hits)
{
    std::vector<LikenessDecision> decisions;
    for (std::size_t i = 0; i < std::min<std::size_t>(hits.size(), 20); ++i)
        decisions.push_back({hits[i].clip, hits[i].frames, hits[i].isMirrored, i % 2 == 0});
    return decisions;
}

void measure(std::size_t frames)
{
    const std::vector<LikenessRows> clips = strolls(frames);
    const double begin = milliseconds();
    const LikenessIndex index{std::vector<LikenessRows>(clips)};
    std::printf("%zu frames of %zu clips, %zu rows, index made in %.0f ms\n", frames, clips.size(),
                index.rowCount(), milliseconds() - begin);
    const double goal = double(frames) > manyFrames ? goalOfMany : goalOfFew;
    const LikenessExample example{ClipId(std::uint32_t(clips.size() / 2)), {300, 300 + exampleFrames}};
    std::vector<LikenessHit> hits;
    const double search = bestOfFive([&] { hits = index.nearest(example, false, mostHits); });
    tell("more like this", search, goal, "ms");
    tell("in a mirror too", bestOfFive([&] { hits = index.nearest(example, true, mostHits); }), "ms");
    const auto decisions = tenOfEach(hits);
    std::vector<LikenessHit> open;
    // A decision is to take no longer than a search.
    tell("the order after twenty decisions",
         bestOfFive([&] { open = learnedOrder(index, example, hits, decisions); }), search, "ms");
    if (open.empty()) std::printf("  nothing is left to be decided\n");

    hits = index.nearest(example, false, mostHits);
    float plain = 0.0f;
    const double plainly = millisecondsOf([&] { plain = plainSearch(clips, example); });
    std::printf("  %-38s %9.3f ms, %.0f times as long, scaling with it\n", "the plain way", plainly,
                plainly / search);
    const auto other = std::ranges::find_if(hits, [&](const auto& hit) { return hit.clip != example.clip; });
    if (other == hits.end() || std::abs(other->distance - plain) < 0.001f * plain) return;
    std::printf("the plain way comes to %g, not %g\n", double(plain), double(other->distance));
    std::exit(1);
}

} // namespace

int main(int argc, char** argv)
{
    std::vector<std::size_t> sizes;
    for (int i = 1; i < argc; ++i) sizes.push_back(std::size_t(std::strtoull(argv[i], nullptr, 10)));
    if (sizes.empty()) sizes = {400'000, 4'000'000};
    for (const std::size_t frames : sizes) measure(frames);
}
