#pragma once

// UsableNumbers says which numbers of translations and scales can be computed with.

#include <glm/vec3.hpp>

#include <cmath>

namespace tagline {

/// Those beyond count as infinite.
inline constexpr float mostUsable = 1e9f;
/// The least magnitude of a divisor.
inline constexpr float leastDivisor = 1e-9f;

inline bool isUsable(float number) { return std::abs(number) <= mostUsable; } // false for NaN

/// The vector; `fallback` where one of its numbers is none, or infinite.
inline glm::vec3 usableOr(const glm::vec3& vector, const glm::vec3& fallback)
{
    return isUsable(vector.x) && isUsable(vector.y) && isUsable(vector.z) ? vector : fallback;
}

} // namespace tagline
