// bench_MotionSearch measures the search for the nearest row beside two that do the same: looking at every
// row, and boxes of 16 and of 64 rows in order of time, as floats (as published with Learned Motion Matching,
// 2020).
//
//   bench_MotionSearch [ROWS…]     100,000 and 1,000,000 where none are given
//
// All three answer the same queries in one process, and their answers are compared.

#include "tests/core/search/RandomFeatures.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <limits>

using namespace tagline;

namespace {

constexpr std::uint32_t aSecond = 30; ///< in rows: steering asks for a pose with a path that it takes soon
constexpr std::size_t smallBox = 16, largeBox = 64;

/// Rows one after the other, with boxes around each 16 and each 64 of them.
class TwoLevelBoxes
{
public:
    explicit TwoLevelBoxes(const FeatureStore& store)
        : m_numbers(store.numbers())
        , m_rows(store.rowCount())
    {
        for (std::uint32_t row = 0; row < m_rows; ++row)
            for (std::size_t n = 0; n < m_numbers; ++n) m_values.push_back(store.number(row, n));
        addBoxes(smallBox, m_small);
        addBoxes(largeBox, m_large);
    }

    SearchHit nearest(std::span<const float> query) const
    {
        SearchHit best{0, std::numeric_limits<float>::infinity()};
        for (std::size_t large = 0; large * largeBox < m_rows; ++large) {
            if (outside(m_large, large, query, best.cost)) continue;
            const std::size_t stop = std::min((large + 1) * largeBox, m_rows);
            for (std::size_t first = large * largeBox; first < stop; first += smallBox) {
                if (outside(m_small, first / smallBox, query, best.cost)) continue;
                for (std::size_t row = first; row < std::min(first + smallBox, stop); ++row)
                    look(row, query, best);
            }
        }
        return best;
    }

private:
    void addBoxes(std::size_t size, std::vector<float>& boxes) const
    {
        for (std::size_t first = 0; first < m_rows; first += size)
            for (std::size_t n = 0; n < m_numbers; ++n) {
                float low = m_values[first * m_numbers + n], high = low;
                for (std::size_t row = first; row < std::min(first + size, m_rows); ++row) {
                    low = std::min(low, m_values[row * m_numbers + n]);
                    high = std::max(high, m_values[row * m_numbers + n]);
                }
                boxes.insert(boxes.end(), {low, high});
            }
    }

    /// Whether a box is no nearer than the best.
    bool outside(const std::vector<float>& boxes, std::size_t box, std::span<const float> query,
                 float best) const
    {
        const float* bounds = &boxes[box * m_numbers * 2];
        float cost = 0.0f;
        for (std::size_t n = 0; n < m_numbers; ++n) {
            const float near = std::clamp(query[n], bounds[2 * n], bounds[2 * n + 1]) - query[n];
            cost += near * near;
            if (cost >= best) return true;
        }
        return false;
    }

    void look(std::size_t row, std::span<const float> query, SearchHit& best) const
    {
        const float* values = &m_values[row * m_numbers];
        float cost = 0.0f;
        for (std::size_t n = 0; n < m_numbers; ++n) {
            const float difference = values[n] - query[n];
            cost += difference * difference;
            if (cost >= best.cost) return;
        }
        best = {std::uint32_t(row), cost};
    }

    std::size_t m_numbers, m_rows;
    std::vector<float> m_values, m_small, m_large; ///< boxes: lowest and highest of each number
};

double processorSeconds() { return double(std::clock()) / CLOCKS_PER_SEC; }

double wallSeconds()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

using Queries = std::vector<std::vector<float>>;
using Search = std::function<SearchHit(std::span<const float>)>;

/// The mean processor time of a search, microseconds: the median of seven goes.
double microseconds(const Queries& queries, std::size_t count, const Search& search)
{
    std::vector<double> goes;
    volatile std::uint32_t sink = 0;
    for (int go = 0; go < 7; ++go) {
        const double begin = processorSeconds();
        for (std::size_t i = 0; i < count; ++i) sink = sink + search(queries[i]).row;
        goes.push_back((processorSeconds() - begin) * 1e6 / double(count));
    }
    std::nth_element(goes.begin(), goes.begin() + 3, goes.end());
    return goes[3];
}

void compare(const Queries& queries, std::size_t count, const Search& a, const Search& b, const char* who)
{
    for (std::size_t i = 0; i < count; ++i) {
        if (a(queries[i]) == b(queries[i])) continue;
        std::printf("%s answers another row\n", who);
        std::exit(1);
    }
}

template<class Make>
auto timed(const char* what, std::size_t rows, Make&& make)
{
    const double begin = wallSeconds();
    auto made = make();
    const double seconds = wallSeconds() - begin;
    std::printf("  %-34s %8.0f ms, %6.0f ns a row\n", what, seconds * 1e3, seconds * 1e9 / double(rows));
    return made;
}

void measureFilter(const FeatureStore& store, const SearchIndex& whole, const Queries& queries, double part)
{
    std::mt19937 random(5);
    std::vector<std::uint32_t> rows; // ranges of 100 rows, as tags have
    for (std::uint32_t first = 0; first < store.rowCount(); first += 100)
        if (double(random() % 1000) < part * 1000.0)
            for (std::uint32_t row = first; row < std::min(first + 100, store.rowCount()); ++row)
                rows.push_back(row);
    if (rows.empty()) return;
    char what[64];
    std::snprintf(what, sizeof what, "index of a filter of %g %%", part * 100.0);
    const SearchIndex index = timed(what, rows.size(), [&] { return whole.restricted(store, rows); });
    SearchWorkspace workspace;
    const auto search = [&](std::span<const float> query) { return *index.nearest(query, workspace); };
    std::printf("  %-34s %8.1f us\n", "search under it", microseconds(queries, queries.size(), search));
}

void measure(std::size_t rows)
{
    const FeatureStore store = test::randomStore(rows, 1000, false, 1, test::strollingBody);
    std::printf("%u rows, %zu numbers\n", store.rowCount(), store.numbers());
    std::mt19937 random(2);
    Queries queries;
    for (int i = 0; i < 400; ++i) queries.push_back(test::steeringQuery(store, random, aSecond));
    const std::size_t few = 20;

    const SearchIndex index = timed("index of all rows", store.rowCount(),
                                    [&] { return SearchIndex(store, test::everyRow(store)); });
    std::printf("  %-34s %8.0f bytes a row, with the store's\n", "memory",
                double(index.byteCount() + store.byteCount()) / double(store.rowCount()));
    const TwoLevelBoxes boxes(store);
    SearchWorkspace workspace;
    const Search ours = [&](std::span<const float> query) { return *index.nearest(query, workspace); };
    const Search every = [&](std::span<const float> query) { return *nearestOfEveryRow(store, query); };
    const Search twoLevels = [&](std::span<const float> query) { return boxes.nearest(query); };
    compare(queries, few, ours, every, "the index");
    compare(queries, few, twoLevels, every, "the boxes");
    const double oursTime = microseconds(queries, queries.size(), ours);
    const double everyTime = microseconds(queries, few, every);
    const double boxesTime = microseconds(queries, 100, twoLevels);
    std::printf("  %-34s %8.1f us\n", "every row", everyTime);
    std::printf("  %-34s %8.1f us, %5.1f times as fast as every row\n", "boxes of 16 and 64", boxesTime,
                everyTime / boxesTime);
    std::printf("  %-34s %8.1f us, %5.1f times as fast as every row\n", "SearchIndex", oursTime,
                everyTime / oursTime);
    for (const double part : {0.01, 0.1, 0.5}) measureFilter(store, index, queries, part);
}

} // namespace

int main(int argc, char** argv)
{
    std::vector<std::size_t> sizes;
    for (int i = 1; i < argc; ++i) sizes.push_back(std::size_t(std::strtoull(argv[i], nullptr, 10)));
    if (sizes.empty()) sizes = {100'000, 1'000'000};
    for (const std::size_t rows : sizes) measure(rows);
}
