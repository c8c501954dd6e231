#include "core/search/nearest/BlockScan.h"

#include "core/support/TargetClones.h"

#include <algorithm>

namespace tagline {
namespace {

constexpr std::size_t numbersPerLook = 9; ///< after so many a scan looks whether it can stop

float lowestOf(const float* costs)
{
    float lowest[8];
    std::copy_n(costs, 8, lowest);
    for (std::size_t row = 8; row < rowsPerBlock; row += 8)
        for (std::size_t lane = 0; lane < 8; ++lane)
            lowest[lane] = costs[row + lane] < lowest[lane] ? costs[row + lane] : lowest[lane];
    return *std::min_element(lowest, lowest + 8);
}

} // namespace

// Compiled for each kind of processor, and so visible outside.
TAGLINE_TARGET_CLONES
void addSquaresOfRows(const float* block, const float* query, std::size_t numbers, float* costs)
{
    for (std::size_t number = 0; number < numbers; ++number) {
        const float* values = block + number * rowsPerBlock;
        const float wanted = query[number];
        for (std::size_t row = 0; row < rowsPerBlock; ++row) {
            const float difference = values[row] - wanted;
            costs[row] += difference * difference;
        }
    }
}

TAGLINE_TARGET_CLONES
void addSquaredSteps(const std::uint8_t* group, const std::uint8_t* low, const std::uint8_t* high,
                     std::size_t numbers, std::uint32_t* bounds)
{
    for (std::size_t number = 0; number < numbers; ++number) {
        const std::uint8_t* lowest = group + number * 2 * blocksPerGroup;
        const std::uint8_t* highest = lowest + blocksPerGroup;
        const auto above = std::int16_t(high[number]), below = std::int16_t(low[number]);
        for (std::size_t block = 0; block < blocksPerGroup; ++block) {
            const auto under = std::int16_t(std::int16_t(lowest[block]) - above);
            const auto over = std::int16_t(below - std::int16_t(highest[block]));
            const std::int16_t larger = under > over ? under : over;
            const auto apart = std::uint16_t(larger > 0 ? larger : std::int16_t(0));
            bounds[block] += std::uint32_t(apart) * std::uint32_t(apart);
        }
    }
}

bool blockCosts(const float* block, std::span<const float> query, float limit, float* costs)
{
    std::fill_n(costs, rowsPerBlock, 0.0f);
    for (std::size_t first = 0; first < query.size();) {
        // Two looks on the way: what gets so far is mostly looked at whole.
        const std::size_t left = query.size() - first;
        const std::size_t count = first < 2 * numbersPerLook ? std::min(numbersPerLook, left) : left;
        addSquaresOfRows(block + first * rowsPerBlock, query.data() + first, count, costs);
        if (lowestOf(costs) > limit) return false;
        first += count;
    }
    return true;
}

void blockBounds(const std::uint8_t* groups, std::size_t groupCount, std::span<const std::uint8_t> queryLow,
                 std::span<const std::uint8_t> queryHigh, std::uint32_t* bounds)
{
    const std::size_t numbers = queryLow.size();
    std::fill_n(bounds, groupCount * blocksPerGroup, 0u);
    for (std::size_t group = 0; group < groupCount; ++group)
        addSquaredSteps(groups + group * numbers * 2 * blocksPerGroup, queryLow.data(), queryHigh.data(),
                        numbers, bounds + group * blocksPerGroup);
}

} // namespace tagline
