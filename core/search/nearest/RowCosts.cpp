#include "core/search/nearest/SearchIndex.h"

#include <limits>

namespace tagline {

float rowCost(const FeatureStore& store, std::uint32_t row, std::span<const float> query)
{
    float cost = 0.0f;
    for (std::size_t number = 0; number < query.size(); ++number) {
        const float difference = store.number(row, number) - query[number];
        cost += difference * difference;
    }
    return cost;
}

float channelCost(const FeatureStore& store, std::uint32_t row, std::span<const float> query,
                  std::size_t channel)
{
    const FeatureSchema& schema = store.schema();
    const std::size_t first = schema.firstNumber(channel);
    float cost = 0.0f;
    for (std::size_t n = first; n < first + numbersOf(schema.channels()[channel].kind); ++n) {
        const float difference = store.number(row, n) - query[n];
        cost += difference * difference;
    }
    return cost;
}

std::vector<float> costsByChannel(const FeatureStore& store, std::uint32_t row, std::span<const float> query)
{
    std::vector<float> costs;
    for (std::size_t channel = 0; channel < store.schema().channels().size(); ++channel)
        costs.push_back(channelCost(store, row, query, channel));
    return costs;
}

std::optional<SearchHit> nearestOfEveryRow(const FeatureStore& store, std::span<const float> query)
{
    std::optional<SearchHit> best;
    float costs[rowsPerBlock];
    for (std::size_t first = 0; first < store.rowCount(); first += rowsPerBlock) {
        blockCosts(store.block(first / rowsPerBlock).data(), query, std::numeric_limits<float>::infinity(),
                   costs);
        for (std::size_t i = 0; i < rowsPerBlock && first + i < store.rowCount(); ++i)
            if (!best || costs[i] < best->cost) best = SearchHit{std::uint32_t(first + i), costs[i]};
    }
    return best;
}

} // namespace tagline
