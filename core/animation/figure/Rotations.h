#pragma once

// Rotations between two rotations or directions, along the shorter arc.

#include <glm/gtc/quaternion.hpp>

namespace tagline {

inline const glm::quat identityRotation(1.0f, 0.0f, 0.0f, 0.0f);

/// The quaternion at unit length; `fallback` where it has none (zero or not finite).
glm::quat unitOr(const glm::quat& rotation, const glm::quat& fallback);

/// The quaternion to the last bit where it is of unit length (to a thousandth), else as unitOr().
glm::quat rotationOr(const glm::quat& rotation, const glm::quat& fallback);

/// From a (t = 0) to b (t = 1) at constant speed. At 0 and 1 the inputs to the last bit, but for b's sign,
/// which is turned to a's side. Opposite rotations take one of the two ways.
glm::quat slerpShortest(const glm::quat& a, const glm::quat& b, float t);

/// Interpolates along the path of slerpShortest() at varying speed: the straight line, normalised.
glm::quat nlerpShortest(const glm::quat& a, const glm::quat& b, float t);

/// The shortest turn from one direction to another, of any lengths: a half turn about Z between opposites,
/// none if one has no length.
glm::quat turnBetween(const glm::vec3& from, const glm::vec3& to);

/// Radians between two directions of any lengths, in [0, π]; exact for small ones. 0 if one has no length.
float angleBetween(const glm::vec3& a, const glm::vec3& b);

/// The axis of a rotation times its angle, the short way round.
glm::vec3 rotationVector(const glm::quat& rotation);
/// The rotation about a vector by its length, radians.
glm::quat rotationAbout(const glm::vec3& vector);

/// The angle of a rotation about the vertical (Y) axis, in (−π, π]: its twist. 0 if it has none.
float yawOf(const glm::quat& rotation);

} // namespace tagline
