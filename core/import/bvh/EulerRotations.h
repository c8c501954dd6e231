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

    float sine(std::size_t index) const { return m_sines[index]; }
    float cosine(std::size_t index) const { return m_cosines[index]; }

private:
    std::vector<float> m_degrees; ///< of a row that has unusual angles, within bounds
    std::vector<float> m_sines;
    std::vector<float> m_cosines;
};

/// The turns among a node's channels, in the order in which they are applied.
class EulerOrder
{
public:
    explicit EulerOrder(std::span<const BvhChannel> channels);

    std::size_t turnCount() const { return m_count; }
    /// The product of the turns whose half angles stand from `first` on. Of the two quaternions it is the one
    /// whose w, or else whose largest part, is above 0, so that equal turns are equal.
    glm::quat rotation(const HalfAngles& halves, std::size_t first) const;

private:
    struct Turn
    {
        std::uint8_t channel; ///< its place among the node's channels
        std::uint8_t axis;
    };

    glm::quat ofThree(const HalfAngles& halves, std::size_t first) const;
    glm::quat ofAny(const HalfAngles& halves, std::size_t first) const;

    std::array<Turn, 9> m_turns{};
    std::size_t m_count = 0;
    bool m_isThreeAxes = false; ///< three turns, each about another axis
    float m_sign = 1.0f;        ///< 1 for X Y Z and what it comes round to, else −1
};

} // namespace tagline
