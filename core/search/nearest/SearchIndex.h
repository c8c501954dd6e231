#pragma once

// SearchIndex finds the rows of a store that are nearest to a query, among those that may be entered.
//
// Exact, not approximate: the nearest row is found, and of equals the lower row (clip, then frame, then not
// mirrored). Rows lie in blocks of 64 in kd order; each block has its lowest and highest of each number as
// bytes. A search compares the query with the bounds of all blocks, looks through the nearest block, and then
// through those alone that can hold something as near.
//
//   const FeatureStore store(FeatureSchema::steering(), clips, true);
//   const SearchIndex index(store, rows);
//   SearchWorkspace workspace;                                     // reused: asking again allocates nothing
//   const auto best = index.nearest(query, workspace);             // query: store.scale()d numbers

#include "core/search/nearest/BlockScan.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace tagline {

struct SearchHit
{
    std::uint32_t row = 0;
    float cost = 0.0f; ///< sum of squared differences of comparable numbers

    bool operator==(const SearchHit&) const = default;
};

/// Whether a hit is better than another: nearer, or as near and lower.
constexpr bool isBetter(const SearchHit& a, const SearchHit& b)
{
    return a.cost != b.cost ? a.cost < b.cost : a.row < b.row;
}

/// Rows that are not wanted: [first, last).
struct RowRange
{
    std::uint32_t first = 0;
    std::uint32_t last = 0;

    constexpr bool holds(std::uint32_t row) const { return row >= first && row < last; }
};

/// The working memory of a search; one a thread.
struct SearchWorkspace
{
    std::vector<std::uint32_t> bounds;
    std::vector<std::uint8_t> queryLow, queryHigh;
    std::vector<SearchHit> hits;
    std::vector<SearchHit> found;
    std::size_t blocksScanned = 0; ///< by the last search
};

/// Immutable: any number of threads may search it. Copies share their rows.
class SearchIndex
{
public:
    /// An index of no rows.
    SearchIndex() = default;
    /// An index of rows of a store, none twice, in any order. It copies the numbers that it needs.
    SearchIndex(const FeatureStore& store, std::vector<std::uint32_t> rows);

    /// The index of some of these rows, for a filter: up to 250,000 are ordered anew, more keep the order
    /// that they have here. Expects the store that this was made of; rows that are not here are left out.
    SearchIndex restricted(const FeatureStore& store, std::span<const std::uint32_t> rows) const;

    std::size_t rowCount() const { return m_content ? m_content->count : 0; }
    std::size_t blockCount() const { return m_content ? m_content->blockCount : 0; }
    std::size_t byteCount() const;

    /// The nearest row outside a range; none if there is none. Expects finite numbers, as many as the
    /// store's.
    std::optional<SearchHit> nearest(std::span<const float> query, SearchWorkspace& workspace,
                                     RowRange without = {}) const;
    /// The nearest few, the better first; in the workspace.
    std::span<const SearchHit> nearestSome(std::span<const float> query, std::size_t most,
                                           SearchWorkspace& workspace, RowRange without = {}) const;

private:
    struct Content
    {
        std::size_t numbers = 0;
        std::size_t count = 0;
        std::size_t blockCount = 0;
        float step = 1.0f;               ///< of bounds
        float origin = 0.0f;             ///< the number that byte 0 stands for
        std::vector<std::uint32_t> rows; ///< of the store; padded with numbers that are no rows
        std::vector<float> blocks;       ///< [block][number][64]
        std::vector<std::uint8_t> bounds;
    };

    explicit SearchIndex(std::shared_ptr<const Content> content)
        : m_content(std::move(content))
    {
    }
    static std::shared_ptr<const Content> contentOf(const FeatureStore& store,
                                                    std::vector<std::uint32_t> ordered);
    static void takeBlock(const FeatureStore& store, std::size_t block, Content& content);
    static void takeBounds(std::size_t block, Content& content);
    void readBounds(std::span<const float> query, SearchWorkspace& workspace) const;
    void scan(std::size_t block, std::span<const float> query, std::size_t most, RowRange without,
              SearchWorkspace& workspace) const;

    std::shared_ptr<const Content> m_content; ///< null: no rows
};

/// The cost of a row for a query, the number that a search gives.
float rowCost(const FeatureStore& store, std::uint32_t row, std::span<const float> query);
/// How much of it is one channel's.
float channelCost(const FeatureStore& store, std::uint32_t row, std::span<const float> query,
                  std::size_t channel);
/// How much of it is each channel's, in order of the schema's channels; their sum is the cost but for
/// rounding.
std::vector<float> costsByChannel(const FeatureStore& store, std::uint32_t row, std::span<const float> query);
/// The nearest row, found by looking at every row of a store, to measure SearchIndex against. Expects rows in
/// order.
std::optional<SearchHit> nearestOfEveryRow(const FeatureStore& store, std::span<const float> query);

} // namespace tagline
