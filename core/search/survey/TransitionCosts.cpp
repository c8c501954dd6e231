#include "core/search/survey/TransitionCosts.h"

#include "core/support/ParallelLoop.h"

#include <algorithm>
#include <limits>

namespace tagline {
namespace {

std::vector<FeaturePlace> placesAround(const FeatureStore& store, const FeaturePlace& middle, double seconds)
{
    const double reach = seconds * store.framesPerSecond(middle.clip);
    std::vector<FeaturePlace> places;
    const std::uint32_t last = store.rowAt(middle.clip, double(middle.frame) + reach, false);
    for (std::uint32_t row = store.rowAt(middle.clip, double(middle.frame) - reach, false); row <= last;
         ++row)
        places.push_back(store.place(row));
    return places;
}

std::optional<std::size_t> placeIn(const std::vector<FeaturePlace>& places, const FeaturePlace& place)
{
    const auto found = std::ranges::find(places, place);
    return found == places.end() ? std::nullopt : std::optional(std::size_t(found - places.begin()));
}

} // namespace

std::optional<TransitionCosts::Cell> TransitionCosts::find(const TransitionPair& pair) const
{
    const auto row = placeIn(from, pair.from), column = placeIn(to, pair.to);
    return row && column ? std::optional(Cell{*row, *column}) : std::nullopt;
}

TransitionCosts transitionCosts(const FeatureStore& store, const TransitionPair& around, double seconds,
                                const std::stop_token& stop)
{
    TransitionCosts made;
    made.from = placesAround(store, around.from, seconds);
    made.to = placesAround(store, around.to, seconds);
    made.costs.assign(made.from.size() * made.to.size(), std::numeric_limits<float>::infinity());
    const std::uint32_t firstTo = store.rowAt(around.to.clip, double(made.to.front().frame), false);
    forEachInParallel(made.from.size(), [&] {
        return [&](std::size_t from) {
            if (stop.stop_requested()) return;
            const FeaturePlace& left = made.from[from];
            const auto query = store.rowNumbers(store.rowAt(left.clip, double(left.frame), false));
            for (std::size_t to = 0; to < made.to.size(); ++to)
                if (!leadsByItself(store, left, made.to[to]))
                    made.costs[from * made.to.size() + to] =
                        rowCost(store, firstTo + std::uint32_t(to), query);
        };
    });
    return stop.stop_requested() ? TransitionCosts() : made;
}

} // namespace tagline
