#pragma once

// Whether a value of a file can be reckoned with: no component is infinite or NaN.

#include <glm/gtc/quaternion.hpp>
#include <glm/mat4x4.hpp>

#include <cmath>

namespace tagline {

template<glm::length_t N>
bool isFinite(const glm::vec<N, float>& vector)
{
    for (glm::length_t i = 0; i < N; ++i)
        if (!std::isfinite(vector[i])) return false;
    return true;
}

inline bool isFinite(const glm::quat& q) { return isFinite(glm::vec4(q.x, q.y, q.z, q.w)); }

inline bool isFinite(const glm::mat4& matrix)
{
    return isFinite(matrix[0]) && isFinite(matrix[1]) && isFinite(matrix[2]) && isFinite(matrix[3]);
}

} // namespace tagline
