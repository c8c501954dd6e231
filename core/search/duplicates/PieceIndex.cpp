#include "core/search/duplicates/PieceIndex.h"

#include "core/support/TargetClones.h"

#include <algorithm>
#include <numeric>
#include <queue>

namespace tagline {
namespace {

constexpr std::size_t sumsAtOnce = 4; ///< sums that are added at once

/// How far a box lies outside of another at the least.
float squaredGap(const PieceBox& a, const PieceBox& b)
{
    std::array<float, sumsAtOnce> sums{};
    for (std::size_t i = 0; i < pieceNumberCount; i += sumsAtOnce)
        for (std::size_t lane = 0; lane < sumsAtOnce; ++lane) {
            const std::size_t at = i + lane;
            const float gap = std::max(0.0f, std::max(b.low[at] - a.high[at], a.low[at] - b.high[at]));
            sums[lane] += gap * gap;
        }
    return (sums[0] + sums[1]) + (sums[2] + sums[3]);
}

std::size_t widestSide(const PieceBox& box)
{
    std::size_t best = 0;
    for (std::size_t i = 1; i < pieceNumberCount; ++i)
        if (box.high[i] - box.low[i] > box.high[best] - box.low[best]) best = i;
    return best;
}

} // namespace

void PieceBox::take(const PieceNumbers& numbers)
{
    for (std::size_t i = 0; i < pieceNumberCount; ++i) {
        low[i] = std::min(low[i], numbers[i]);
        high[i] = std::max(high[i], numbers[i]);
    }
}

float squaredPieceDistance(const PieceNumbers& a, const PieceNumbers& b)
{
    std::array<float, sumsAtOnce> sums{};
    for (std::size_t i = 0; i < pieceNumberCount; i += sumsAtOnce)
        for (std::size_t lane = 0; lane < sumsAtOnce; ++lane) {
            const float apart = a[i + lane] - b[i + lane];
            sums[lane] += apart * apart;
        }
    return (sums[0] + sums[1]) + (sums[2] + sums[3]);
}

PieceIndex::PieceIndex(std::vector<PieceNumbers> pieces)
    : m_pieces(std::move(pieces))
    , m_order(m_pieces.size())
{
    std::iota(m_order.begin(), m_order.end(), 0u);
    if (!m_pieces.empty()) build(0, std::uint32_t(m_pieces.size()));
}

void PieceIndex::buildLeaf(Node& leaf)
{
    leaf.leaf = std::uint32_t(m_leaves.size());
    LeafNumbers& numbers = m_leaves.emplace_back();
    for (std::uint32_t i = 0; i < mostInLeaf; ++i) {
        const PieceNumbers& piece = m_pieces[m_order[std::min(leaf.first + i, leaf.last - 1)]];
        for (std::size_t number = 0; number < pieceNumberCount; ++number)
            numbers[number * mostInLeaf + i] = piece[number];
    }
}

std::uint32_t PieceIndex::build(std::uint32_t first, std::uint32_t last)
{
    const auto at = std::uint32_t(m_nodes.size());
    const std::uint32_t least = *std::min_element(m_order.begin() + first, m_order.begin() + last);
    Node node{first, last, 0, 0, least, PieceBox(m_pieces[m_order[first]])};
    for (std::uint32_t i = first + 1; i < last; ++i) node.box.take(m_pieces[m_order[i]]);
    if (last - first <= mostInLeaf) {
        buildLeaf(node);
        m_nodes.push_back(node);
        return at;
    }
    m_nodes.push_back(node);
    const std::size_t number = widestSide(node.box);
    const std::uint32_t middle = first + (last - first) / 2;
    std::nth_element(m_order.begin() + first, m_order.begin() + middle, m_order.begin() + last,
                     [&](std::uint32_t a, std::uint32_t b) {
                         const float x = m_pieces[a][number], y = m_pieces[b][number];
                         return x != y ? x < y : a < b;
                     });
    build(first, middle);
    const std::uint32_t second = build(middle, last);
    m_nodes[at].second = second;
    return at;
}

TAGLINE_TARGET_CLONES
bool PieceIndex::findWithin(const PieceBox& box, float most, std::vector<std::uint32_t>& found,
                            std::size_t wanted) const
{
    found.clear();
    if (m_nodes.empty()) return true;
    std::array<std::uint32_t, 64> open; // a node a level, and the last one's sister: pieces are halved
    std::size_t count = 0;
    open[count++] = 0;
    while (count > 0) {
        const std::uint32_t at = open[--count];
        const Node& node = m_nodes[at];
        if (squaredGap(box, node.box) > most) continue;
        if (node.second != 0) {
            open[count++] = node.second;
            open[count++] = at + 1;
            continue;
        }
        const LeafNumbers& numbers = m_leaves[node.leaf];
        std::array<float, mostInLeaf> sums{};
        for (std::size_t number = 0; number < pieceNumberCount; ++number)
            for (std::uint32_t i = 0; i < mostInLeaf; ++i) {
                const float value = numbers[number * mostInLeaf + i];
                const float gap = std::max(0.0f, std::max(value - box.high[number], box.low[number] - value));
                sums[i] += gap * gap;
            }
        for (std::uint32_t i = 0; i < node.last - node.first; ++i)
            if (sums[i] <= most) found.push_back(m_order[node.first + i]);
        if (found.size() > wanted) return false;
    }
    return true;
}

void PieceIndex::visitWithin(const PieceBox& box, float most,
                             const std::function<bool(std::uint32_t)>& visit) const
{
    struct Next
    {
        std::uint32_t place; ///< the least that is in it
        bool isNode;
        std::uint32_t node;

        bool operator>(const Next& other) const { return place > other.place; }
    };
    std::priority_queue<Next, std::vector<Next>, std::greater<>> open;
    const auto addNode = [&](std::uint32_t at) {
        if (squaredGap(box, m_nodes[at].box) <= most) open.push({m_nodes[at].least, true, at});
    };
    if (!m_nodes.empty()) addNode(0);
    while (!open.empty()) {
        const Next next = open.top();
        open.pop();
        if (!next.isNode) {
            if (!visit(next.place)) return;
            continue;
        }
        const Node& node = m_nodes[next.node];
        if (node.second != 0) {
            addNode(next.node + 1);
            addNode(node.second);
            continue;
        }
        for (std::uint32_t i = node.first; i < node.last; ++i)
            if (squaredGap(box, PieceBox(m_pieces[m_order[i]])) <= most) open.push({m_order[i], false, 0});
    }
}

} // namespace tagline
