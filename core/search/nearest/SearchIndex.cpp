#include "core/search/nearest/SearchIndex.h"

#include "core/search/nearest/KdOrder.h"
#include "core/support/ParallelLoop.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tagline {
namespace {

constexpr double boundDeviations = 6.0; ///< bytes reach so many deviations to either side
constexpr double highestByte = 255.0;
constexpr std::size_t mostOrderedAnew = 250'000;
constexpr std::uint32_t noRow = std::numeric_limits<std::uint32_t>::max();
constexpr std::uint32_t scanned = std::numeric_limits<std::uint32_t>::max();
constexpr float anyCost = std::numeric_limits<float>::infinity();
/// A bound in floats is lowered by more than sums of 128 numbers can be rounded.
constexpr double boundSlack = 1.0 - 1e-4;
/// Blocks are looked through in rounds: those within such a part of the way to the best, and then the rest.
constexpr double partsOfBest[] = {0.125, 0.25, 0.375, 1.0};

std::uint8_t byteAtOrBelow(double number, double origin, double step)
{
    return std::uint8_t(std::clamp(std::floor((number - origin) / step), 0.0, highestByte));
}

std::uint8_t byteAtOrAbove(double number, double origin, double step)
{
    return std::uint8_t(std::clamp(std::ceil((number - origin) / step), 0.0, highestByte));
}

/// The largest bound, in squared steps, that a part of a cost does not exceed.
std::uint32_t boundOf(double cost, double step)
{
    const double steps = std::floor(cost / (step * step * boundSlack));
    return steps < double(scanned - 1) ? std::uint32_t(steps) : scanned - 1;
}

/// Keeps the best few, in order.
void keep(const SearchHit& hit, std::size_t most, std::vector<SearchHit>& hits)
{
    if (hits.size() == most && !isBetter(hit, hits.back())) return;
    if (hits.size() == most) hits.pop_back();
    hits.insert(std::upper_bound(hits.begin(), hits.end(), hit, isBetter), hit);
}

} // namespace

SearchIndex::SearchIndex(const FeatureStore& store, std::vector<std::uint32_t> rows)
{
    orderAsKdTree(store, rows);
    m_content = contentOf(store, std::move(rows));
}

SearchIndex SearchIndex::restricted(const FeatureStore& store, std::span<const std::uint32_t> rows) const
{
    std::vector<char> isWanted(store.rowCount(), 0);
    for (const std::uint32_t row : rows) isWanted[row] = 1;
    std::vector<std::uint32_t> kept;
    for (std::size_t i = 0; i < rowCount(); ++i)
        if (isWanted[m_content->rows[i]] != 0) kept.push_back(m_content->rows[i]);
    if (kept.size() <= mostOrderedAnew) return SearchIndex(store, std::move(kept));
    return SearchIndex(contentOf(store, std::move(kept)));
}

std::shared_ptr<const SearchIndex::Content> SearchIndex::contentOf(const FeatureStore& store,
                                                                   std::vector<std::uint32_t> ordered)
{
    if (ordered.empty()) return nullptr;
    auto content = std::make_shared<Content>();
    content->numbers = store.numbers();
    content->count = ordered.size();
    content->blockCount = (ordered.size() + rowsPerBlock - 1) / rowsPerBlock;
    const auto& deviations = store.scale().deviations;
    const double widest = double(*std::max_element(deviations.begin(), deviations.end()));
    content->step = float(std::max(2.0 * boundDeviations * widest / highestByte, 1e-6));
    content->origin = -content->step * float(highestByte) * 0.5f;
    content->rows = std::move(ordered);
    content->rows.resize(content->blockCount * rowsPerBlock, noRow);
    content->blocks.resize(content->rows.size() * content->numbers);
    const std::size_t groups = (content->blockCount + blocksPerGroup - 1) / blocksPerGroup;
    content->bounds.resize(groups * content->numbers * 2 * blocksPerGroup);
    forEachInParallel(groups, [&] {
        return [&](std::size_t group) {
            const std::size_t last = std::min((group + 1) * blocksPerGroup, content->blockCount);
            for (std::size_t block = group * blocksPerGroup; block < last; ++block) {
                takeBlock(store, block, *content);
                takeBounds(block, *content);
            }
        };
    });
    return content;
}

void SearchIndex::takeBlock(const FeatureStore& store, std::size_t block, Content& content)
{
    float* to = &content.blocks[block * content.numbers * rowsPerBlock];
    for (std::size_t i = 0; i < rowsPerBlock; ++i) {
        const std::uint32_t row = content.rows[block * rowsPerBlock + i];
        for (std::size_t number = 0; number < content.numbers; ++number)
            to[number * rowsPerBlock + i] = row == noRow ? anyCost : store.number(row, number);
    }
}

void SearchIndex::takeBounds(std::size_t block, Content& content)
{
    const std::size_t group = block / blocksPerGroup, lane = block % blocksPerGroup;
    const std::size_t held = std::min(content.count - block * rowsPerBlock, rowsPerBlock);
    for (std::size_t number = 0; number < content.numbers; ++number) {
        const float* values = &content.blocks[(block * content.numbers + number) * rowsPerBlock];
        const auto [low, high] = std::minmax_element(values, values + held);
        std::uint8_t* to = &content.bounds[(group * content.numbers + number) * 2 * blocksPerGroup + lane];
        to[0] = byteAtOrBelow(double(*low), double(content.origin), double(content.step));
        to[blocksPerGroup] = byteAtOrAbove(double(*high), double(content.origin), double(content.step));
    }
}

std::size_t SearchIndex::byteCount() const
{
    if (!m_content) return 0;
    return m_content->blocks.size() * sizeof(float) + m_content->bounds.size() +
           m_content->rows.size() * sizeof(std::uint32_t);
}

void SearchIndex::readBounds(std::span<const float> query, SearchWorkspace& workspace) const
{
    const Content& content = *m_content;
    workspace.queryLow.clear();
    workspace.queryHigh.clear();
    for (const float number : query) {
        workspace.queryLow.push_back(
            byteAtOrBelow(double(number), double(content.origin), double(content.step)));
        workspace.queryHigh.push_back(
            byteAtOrAbove(double(number), double(content.origin), double(content.step)));
    }
    const std::size_t groups = (content.blockCount + blocksPerGroup - 1) / blocksPerGroup;
    workspace.bounds.resize(groups * blocksPerGroup);
    blockBounds(content.bounds.data(), groups, workspace.queryLow, workspace.queryHigh,
                workspace.bounds.data());
    workspace.bounds.resize(content.blockCount);
}

void SearchIndex::scan(std::size_t block, std::span<const float> query, std::size_t most, RowRange without,
                       SearchWorkspace& workspace) const
{
    ++workspace.blocksScanned;
    workspace.bounds[block] = scanned;
    std::vector<SearchHit>& hits = workspace.hits;
    const auto limit = [&] { return hits.size() < most ? anyCost : hits.back().cost; };
    float costs[rowsPerBlock];
    if (!blockCosts(&m_content->blocks[block * m_content->numbers * rowsPerBlock], query, limit(), costs))
        return;
    for (std::size_t i = 0; i < rowsPerBlock; ++i) {
        const std::uint32_t row = m_content->rows[block * rowsPerBlock + i];
        if (costs[i] <= limit() && row != noRow && !without.holds(row)) keep({row, costs[i]}, most, hits);
    }
}

std::span<const SearchHit> SearchIndex::nearestSome(std::span<const float> query, std::size_t most,
                                                    SearchWorkspace& workspace, RowRange without) const
{
    workspace.hits.clear();
    workspace.blocksScanned = 0;
    if (!m_content || most == 0) return {};
    readBounds(query, workspace);
    std::vector<std::uint32_t>& bounds = workspace.bounds;
    scan(std::size_t(std::min_element(bounds.begin(), bounds.end()) - bounds.begin()), query, most, without,
         workspace);
    for (const double part : partsOfBest) {
        const auto highest = [&] {
            if (workspace.hits.size() < most) return scanned - 1;
            return boundOf(part * double(workspace.hits.back().cost), double(m_content->step));
        };
        std::uint32_t limit = highest();
        for (std::size_t block = 0; block < bounds.size(); ++block) {
            if (bounds[block] > limit) continue;
            scan(block, query, most, without, workspace);
            limit = highest();
        }
    }
    return workspace.hits;
}

std::optional<SearchHit> SearchIndex::nearest(std::span<const float> query, SearchWorkspace& workspace,
                                              RowRange without) const
{
    const auto hits = nearestSome(query, 1, workspace, without);
    return hits.empty() ? std::nullopt : std::optional(hits.front());
}

} // namespace tagline
