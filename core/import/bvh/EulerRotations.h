#pragma once

// EulerRotations makes rotations of the angles of a frame: all sines and cosines at once, then the products.

#include "core/import/bvh/BvhFile.h"

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace tagline {

/// Sines and cosines of the halves of angles in degrees. What is no finite angle has neither.
class HalfAngles
{
public:
    /// For rows of so many angles.
    explicit HalfAngles(std::size_t count);

    /// Expects a row of `count`.
    void take(std::span<const float> degrees);

    const float* sines() const { return m_sines.data(); }
    const float* cosines() const { return m_cosines.data(); }

private:
    std::vector<float> m_degrees; ///< of a row that has unusual angles, within bounds
    std::vector<float> m_sines;
    std::vector<float> m_cosines;
};

/// The rotations of all nodes, frame by frame. Of the two quaternions of a rotation it is the one whose w, or
/// else whose largest part, is above 0, so that equal turns are equal.
class EulerRotations
{
public:
    /// For rows of so many numbers.
    explicit EulerRotations(std::size_t count);

    /// A node whose channels stand from `first` on in a row: turns are applied in their order. Its rotations
    /// are written to where these are, one a frame. Expects that there is a turn among the channels.
    void add(std::span<const BvhChannel> channels, std::size_t first, std::span<glm::quat> rotations);

    /// Expects a row of as many numbers.
    void put(std::size_t frame, std::span<const float> row);

private:
    struct Turn
    {
        std::uint32_t place = 0; ///< of its angle in a row
        std::uint32_t axis = 0;
    };
    /// Three turns, each about another axis.
    struct ThreeTurns
    {
        std::array<Turn, 3> turns;
        float sign = 1.0f; ///< 1 for X Y Z and what it comes round to, else −1
        glm::quat* rotations = nullptr;
    };
    struct AnyTurns
    {
        std::vector<Turn> turns;
        glm::quat* rotations = nullptr;
    };

    void putThree(const ThreeTurns& node, glm::quat& rotation) const;
    void putAny(const AnyTurns& node, glm::quat& rotation) const;

    HalfAngles m_halves;
    std::vector<ThreeTurns> m_usual;
    std::vector<AnyTurns> m_others;
};

} // namespace tagline
