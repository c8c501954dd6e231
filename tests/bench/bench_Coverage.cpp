// bench_Coverage measures the map of what can be steered, beside its goals: the map of an index that is
// there, and everything from another filter on. Beside it stands the same map by looking at every row.
//
//   bench_Coverage [ROWS…]     315,000 where none are given, half of them mirrored
//
// The library is of strolls (tests/core/search/RandomFeatures.h). Times are of the wall clock, the best of
// five.

#include "core/search/driving/MotionMatcher.h"
#include "core/search/survey/Coverage.h"
#include "tests/bench/GoalLines.h"
#include "tests/core/search/RandomFeatures.h"

#include <algorithm>
#include <cstdlib>

using namespace tagline;
using namespace tagline::bench;

namespace {

constexpr std::size_t rowsOfClip = 1'000;
constexpr double goalOfMap = 50.0, goalOfFilter = 300.0; ///< milliseconds

/// Ranges of 100 frames, as tags have; so many of them.
PlayableFrames someFrames(const FeatureStore& store, double part)
{
    std::mt19937 random(7);
    PlayableFrames frames(store.clipCount());
    for (std::uint32_t id = 0; id < store.clipCount(); ++id) {
        std::vector<FrameRange> ranges;
        for (Frame first = 0; first < store.frames(ClipId(id)); first += 100)
            if (double(random() % 1000) < part * 1000.0) ranges.push_back({first, first + 100});
        for (const bool isMirrored : {false, true})
            frames.set(ClipId(id), isMirrored, FrameRanges::canonical(ranges));
    }
    return frames;
}

void measureFilter(const FeatureStore& store, const std::vector<FeatureSource>& sources, double part)
{
    const PlayableFrames frames = someFrames(store, part);
    CoverageMap map;
    const double taken = bestOfFive([&] {
        const SearchIndex index(store, frames.enterableRows(store));
        map = coverageMap({store, sources, index, medianLegLength(store)});
    });
    char what[64];
    std::snprintf(what, sizeof what, "after another filter, of %g %%", part * 100.0);
    tell(what, taken, goalOfFilter, "ms");
    std::printf("  %-38s %5zu of %zu cells\n", "holes", map.holes(), map.asked());
}

/// How long one look at every row takes for each cell: that the map needs no more is what the index is for.
double lookAtEveryRow(const FeatureStore& store)
{
    std::mt19937 random(3);
    const std::size_t looks = 10;
    const double taken = millisecondsOf([&] {
        for (std::size_t i = 0; i < looks; ++i)
            nearestOfEveryRow(store, store.rowNumbers(std::uint32_t(random() % store.rowCount())));
    });
    return taken / double(looks) * double(coverageQuestions().size());
}

void measure(std::size_t rows)
{
    std::mt19937 random(1);
    std::vector<FeatureSource> sources;
    for (std::size_t held = 0; held < rows; held += 2 * rowsOfClip)
        sources.push_back({test::strollingBody(rowsOfClip, random), false});
    const double begin = milliseconds();
    const FeatureStore store(coverageSchema(), sources, true);
    std::printf("%u rows of %zu clips, store made in %.0f ms\n", store.rowCount(), sources.size(),
                milliseconds() - begin);
    const SearchIndex index(store, test::everyRow(store));
    const CoverageRows all{store, sources, index, medianLegLength(store)};
    CoverageMap map;
    const double taken = bestOfFive([&] { map = coverageMap(all); });
    tell("the map", taken, goalOfMap, "ms");
    const double plainly = lookAtEveryRow(store);
    std::printf("  %-38s %9.0f ms on one core; %.0f times as long\n", "every row for each cell", plainly,
                plainly / taken);
    for (const double part : {0.01, 0.1, 0.5, 1.0}) measureFilter(store, sources, part);
}

} // namespace

int main(int argc, char** argv)
{
    std::vector<std::size_t> sizes;
    for (int i = 1; i < argc; ++i) sizes.push_back(std::size_t(std::strtoull(argv[i], nullptr, 10)));
    if (sizes.empty()) sizes = {315'000};
    for (const std::size_t rows : sizes) measure(rows);
}
