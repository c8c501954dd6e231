#pragma once

// Bounds is an axis-aligned box around points.

#include <glm/common.hpp>
#include <glm/mat4x4.hpp>
#include <glm/vec3.hpp>

#include <limits>

namespace tagline {

/// Grows by what it includes; empty until then.
struct Bounds
{
    glm::vec3 least{std::numeric_limits<float>::max()};
    glm::vec3 most{std::numeric_limits<float>::lowest()};

    bool isEmpty() const { return least.x > most.x || least.y > most.y || least.z > most.z; }
    glm::vec3 centre() const { return 0.5f * (least + most); }
    glm::vec3 size() const { return most - least; }

    void include(const glm::vec3& point)
    {
        least = glm::min(least, point);
        most = glm::max(most, point);
    }
    void include(const Bounds& other)
    {
        least = glm::min(least, other.least);
        most = glm::max(most, other.most);
    }
    /// One of the eight corners, 0 … 7.
    glm::vec3 corner(int index) const
    {
        return {index & 1 ? most.x : least.x, index & 2 ? most.y : least.y, index & 4 ? most.z : least.z};
    }
    /// A box around this one after an affine transform. Expects that it is not empty.
    Bounds transformed(const glm::mat4& matrix) const
    {
        Bounds result;
        for (int index = 0; index < 8; ++index)
            result.include(glm::vec3(matrix * glm::vec4(corner(index), 1.0f)));
        return result;
    }
};

} // namespace tagline
