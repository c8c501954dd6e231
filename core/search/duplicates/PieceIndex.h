#pragma once

// PieceIndex finds all pieces of motion whose numbers are within a distance of some numbers: a kd-tree of
// boxes, exact.

#include "core/search/duplicates/PieceNumbers.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace tagline {

/// All numbers from low to high.
struct PieceBox
{
    PieceNumbers low{}, high{};

    explicit PieceBox(const PieceNumbers& numbers)
        : low(numbers)
        , high(numbers)
    {
    }
    /// Grows to hold these too.
    void take(const PieceNumbers& numbers);
};

float squaredPieceDistance(const PieceNumbers& a, const PieceNumbers& b);

/// Immutable: any number of threads may search it.
class PieceIndex
{
public:
    explicit PieceIndex(std::vector<PieceNumbers> pieces);

    /// The places, in what it was made of, of the pieces whose squared distance from a box is at most `most`;
    /// in the order of the tree.
    void findWithin(const PieceBox& box, float most, std::vector<std::uint32_t>& found) const;
    /// The numbers of a piece, by such a place.
    const PieceNumbers& numbers(std::uint32_t piece) const { return m_pieces[piece]; }

private:
    /// Pieces [first, last) of the tree's order. Of an inner node the first child follows it.
    struct Node
    {
        std::uint32_t first = 0;
        std::uint32_t last = 0;
        std::uint32_t second = 0; ///< the other child; 0: a leaf
        std::uint32_t leaf = 0;   ///< of m_leaves
        PieceBox box;
    };
    static constexpr std::uint32_t mostInLeaf = 16;
    /// The numbers of a leaf's pieces, [number][piece]; the last piece again where there are fewer.
    using LeafNumbers = std::array<float, pieceNumberCount * mostInLeaf>;

    std::uint32_t build(std::uint32_t first, std::uint32_t last);
    void buildLeaf(Node& leaf);

    std::vector<PieceNumbers> m_pieces;
    std::vector<std::uint32_t> m_order; ///< the tree's
    std::vector<Node> m_nodes;
    std::vector<LeafNumbers> m_leaves;
};

} // namespace tagline
