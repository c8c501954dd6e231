#pragma once

// ValueRules look at many values at once: whether one of them cannot be reckoned with.

#include <glm/gtc/quaternion.hpp>

#include <span>

namespace tagline {

/// Whether none is infinite or NaN.
bool areFinite(std::span<const float> values);
/// Whether all have the length 1, by a thousandth; what is not finite has no such length.
bool areUnit(std::span<const glm::quat> rotations);

/// The numbers of vectors or rotations, one behind the other.
template<class T>
std::span<const float> numbersOf(std::span<const T> values)
{
    static_assert(sizeof(T) % sizeof(float) == 0 && alignof(T) == alignof(float));
    return {reinterpret_cast<const float*>(values.data()), values.size_bytes() / sizeof(float)};
}

} // namespace tagline
