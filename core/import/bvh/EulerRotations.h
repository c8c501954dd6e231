#pragma once

// EulerRotations makes rotations of the angles of frames: those of a node in some frames at once.

#include "core/import/bvh/BvhFile.h"

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace tagline {

/// The rotations of all nodes, a few frames after the other. Of the two quaternions of a rotation it is the
/// one whose w, or else whose largest part, is above 0, so that equal turns are equal. What is no finite
/// angle has no rotation: its parts are NaN.
class EulerRotations
{
public:
    static constexpr std::size_t framesAtOnce = 16;

    /// For rows of so many numbers.
    explicit EulerRotations(std::size_t rowSize)
        : m_rowSize(rowSize)
    {
    }

    /// A node whose channels stand from `first` on in a row: turns are applied in their order. Its rotations
    /// are appended to these. Expects that there is a turn among the channels.
    void add(std::span<const BvhChannel> channels, std::size_t first, std::vector<glm::quat>& rotations);

    /// Expects whole rows one behind the other, framesAtOnce at most.
    void put(std::span<const float> rows);

private:
    struct Turn
    {
        std::uint32_t place = 0; ///< of its angle in a row
        std::uint32_t axis = 0;
    };
    struct Node
    {
        std::vector<Turn> turns;
        std::vector<glm::quat>* rotations = nullptr;
        /// Of three turns, each about another axis: 1 for X Y Z and what it comes round to, else −1. 0 for
        /// others.
        float sign = 0.0f;
    };

    using Frames = std::array<float, framesAtOnce>; ///< a number of each
    struct Block;

    static void putNode(const Node& node, const Block& block, std::size_t first, std::size_t count);
    static void putThree(const Node& node, const Frames* sines, const Frames* cosines,
                         std::span<glm::quat> made);
    static void putAny(const Node& node, const Frames* sines, const Frames* cosines,
                       std::span<glm::quat> made);

    std::size_t m_rowSize;
    std::vector<Node> m_nodes;
};

} // namespace tagline
