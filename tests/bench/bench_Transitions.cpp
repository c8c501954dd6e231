// bench_Transitions measures what Find Transitions asks for, beside its goal: the first list of the best
// frames to go from 40,000 rows to 30,000, by feet and hips and by the whole body. Beside it stands every
// pair's cost by itself, of some of the rows, and both answers are compared.
//
//   bench_Transitions [FROM TO]     40,000 and 30,000 rows where none are given
//
// The library is of strolls (tests/core/search/RandomFeatures.h). Times are of the wall clock.

#include "core/search/survey/CostTimes.h"
#include "core/search/survey/TransitionCosts.h"
#include "tests/bench/GoalLines.h"
#include "tests/core/search/RandomFeatures.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

using namespace tagline;
using namespace tagline::bench;

namespace {

constexpr std::size_t rowsOfClip = 1'000, mostPairs = 200;
constexpr double goal = 1'000.0;         ///< milliseconds
constexpr std::size_t rowsOfPlain = 200; ///< of those that are left, compared with all

/// Clips one after the other: those of the first rows are left, the others entered.
struct Library
{
    Library(std::size_t from, std::size_t to)
    {
        std::mt19937 random(1);
        const std::size_t leftClips = (from + rowsOfClip - 1) / rowsOfClip;
        const std::size_t count = leftClips + (to + rowsOfClip - 1) / rowsOfClip;
        left = PlayableFrames(count);
        entered = PlayableFrames(count);
        for (std::size_t id = 0; id < count; ++id) {
            sources.push_back({test::strollingBody(rowsOfClip, random), false});
            (id < leftClips ? left : entered)
                .set(ClipId(std::uint32_t(id)), false, FrameRanges::all(Frame(rowsOfClip)));
        }
    }

    std::vector<FeatureSource> sources;
    PlayableFrames left, entered;
};

/// The cheapest way from a row by looking at all that may be entered.
float plainCost(const FeatureStore& store, std::uint32_t row, const std::vector<std::uint32_t>& enterable)
{
    const std::vector<float> query = store.rowNumbers(row);
    float best = std::numeric_limits<float>::infinity();
    for (const std::uint32_t to : enterable) best = std::min(best, rowCost(store, to, query));
    return best;
}

void comparePlainly(const FeatureStore& store, const Library& library, double searched)
{
    const std::vector<std::uint32_t> enterable = library.entered.enterableRows(store);
    const std::vector<std::uint32_t> rows = library.left.enterableRows(store);
    const SearchIndex index(store, enterable);
    SearchWorkspace workspace;
    const std::size_t stride = std::max<std::size_t>(1, rows.size() / rowsOfPlain);
    double plainly = 0.0;
    std::size_t count = 0;
    for (std::size_t i = 0; i < rows.size(); i += stride, ++count) {
        float plain = 0.0f;
        plainly += millisecondsOf([&] { plain = plainCost(store, rows[i], enterable); });
        const auto hit = index.nearest(store.rowNumbers(rows[i]), workspace);
        if (hit && hit->cost == plain) continue;
        std::printf("the search comes to another cost than all pairs\n");
        std::exit(1);
    }
    plainly *= double(rows.size()) / double(count);
    std::printf("  %-38s %9.0f ms on one core, by %zu rows; %.0f times as long\n", "all pairs", plainly,
                count, plainly / searched);
}

void measure(const Library& library, TransitionBody body, const char* name)
{
    const double begin = milliseconds();
    const FeatureStore store(transitionSchema(body), library.sources, false);
    const CostTimes times(store);
    const double made = milliseconds() - begin;
    std::printf("%s: %u rows of %zu numbers\n", name, store.rowCount(), store.numbers());
    tell("the store, once for a library", made, "ms");
    std::vector<TransitionPair> pairs;
    const double searched =
        millisecondsOf([&] { pairs = bestTransitions(store, library.left, library.entered, mostPairs); });
    tell("the list", searched, goal, "ms");
    tell("the first list, with the store", made + searched, goal, "ms");
    if (pairs.empty()) {
        std::printf("there is no transition\n");
        std::exit(1);
    }
    tell("the picture of the first line", millisecondsOf([&] { transitionCosts(store, pairs.front(), 1.0); }),
         "ms");
    std::printf("  %-38s %9.3f, as %.0f ms of the same motion\n", "the cheapest", double(pairs.front().cost),
                1e3 * times.seconds(double(pairs.front().cost)).value_or(0.0));
    comparePlainly(store, library, searched);
}

} // namespace

int main(int argc, char** argv)
{
    const auto number = [&](int at, std::size_t usual) {
        return argc > at ? std::size_t(std::strtoull(argv[at], nullptr, 10)) : usual;
    };
    const Library library(number(1, 40'000), number(2, 30'000));
    measure(library, TransitionBody::Legs, "feet and hips");
    measure(library, TransitionBody::Whole, "the whole body");
}
