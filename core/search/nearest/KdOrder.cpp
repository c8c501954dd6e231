#include "core/search/nearest/KdOrder.h"

#include "core/support/ParallelLoop.h"

#include <algorithm>
#include <bit>
#include <span>

namespace tagline {
namespace {

constexpr std::size_t rowsLookedAt = 256;
constexpr std::size_t rowsPerTask = 1u << 15; ///< parts so small are ordered by one thread each

using Rows = std::span<std::uint32_t>;

/// A row and the number that it is put in order by.
struct KeyedRow
{
    float key = 0.0f;
    std::uint32_t row = 0;

    bool operator<(const KeyedRow& other) const
    {
        return key != other.key ? key < other.key : row < other.row;
    }
};

float variance(const FeatureStore& store, Rows rows, std::size_t number)
{
    const std::size_t step = rows.size() / rowsLookedAt + 1;
    float sum = 0.0f, squares = 0.0f, count = 0.0f;
    for (std::size_t i = 0; i < rows.size(); i += step) {
        const float value = store.number(rows[i], number);
        sum += value;
        squares += value * value;
        count += 1.0f;
    }
    return squares / count - (sum / count) * (sum / count);
}

std::size_t widestNumber(const FeatureStore& store, Rows rows)
{
    std::size_t widest = 0;
    float largest = -1.0f;
    for (std::size_t number = 0; number < store.numbers(); ++number) {
        const float each = variance(store, rows, number);
        if (each <= largest) continue;
        largest = each;
        widest = number;
    }
    return widest;
}

/// How many rows the lower part gets: whole blocks.
std::size_t lowerRows(std::size_t rows) { return rowsPerBlock * std::bit_floor((rows - 1) / rowsPerBlock); }

/// Cuts a part in two. Expects more rows than a block has.
std::size_t cut(const FeatureStore& store, Rows rows, std::vector<KeyedRow>& keyed)
{
    const std::size_t number = widestNumber(store, rows), lower = lowerRows(rows.size());
    keyed.clear();
    for (const std::uint32_t row : rows) keyed.push_back({store.number(row, number), row});
    std::nth_element(keyed.begin(), keyed.begin() + std::ptrdiff_t(lower), keyed.end());
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i] = keyed[i].row;
    return lower;
}

/// Orders a part, down to blocks.
void orderPart(const FeatureStore& store, Rows rows, std::vector<KeyedRow>& keyed)
{
    if (rows.size() <= rowsPerBlock) return std::sort(rows.begin(), rows.end());
    const std::size_t lower = cut(store, rows, keyed);
    orderPart(store, rows.first(lower), keyed);
    orderPart(store, rows.subspan(lower), keyed);
}

} // namespace

void orderAsKdTree(const FeatureStore& store, std::vector<std::uint32_t>& rows)
{
    std::vector<Rows> parts{Rows(rows)}, small;
    while (!parts.empty()) {
        std::vector<std::vector<Rows>> halves(parts.size());
        forEachInParallel(parts.size(), [&] {
            return [&, keyed = std::vector<KeyedRow>()](std::size_t i) mutable {
                if (parts[i].size() <= rowsPerTask) return;
                const std::size_t lower = cut(store, parts[i], keyed);
                halves[i] = {parts[i].first(lower), parts[i].subspan(lower)};
            };
        });
        std::vector<Rows> next;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (halves[i].empty()) small.push_back(parts[i]);
            next.insert(next.end(), halves[i].begin(), halves[i].end());
        }
        parts = std::move(next);
    }
    forEachInParallel(small.size(), [&] {
        return [&, keyed = std::vector<KeyedRow>()](std::size_t i) mutable {
            orderPart(store, small[i], keyed);
        };
    });
}

} // namespace tagline
