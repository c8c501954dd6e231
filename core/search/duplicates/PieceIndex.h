#pragma once

// PieceIndex finds all pieces of motion whose numbers are within a distance of some numbers: a kd-tree of
// boxes, exact.

#include "core/search/duplicates/PieceNumbers.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <vector>

namespace tagline {

/// A box of numbers, each from low to high.
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

    /// Positions, in the list given, of the pieces whose squared distance from a box is at most `most`;
    /// in the order of the tree. False, and only some of them, if there are more than `wanted`.
    bool findWithin(const PieceBox& box, float most, std::vector<std::uint32_t>& found,
                    std::size_t wanted = std::numeric_limits<std::size_t>::max()) const;
    /// Calls `visit(place)` for the same pieces in order of place until it returns false; later pieces cost
    /// nothing.
    void visitWithin(const PieceBox& box, float most, const std::function<bool(std::uint32_t)>& visit) const;
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
        std::uint32_t least = 0;  ///< place of its pieces
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
