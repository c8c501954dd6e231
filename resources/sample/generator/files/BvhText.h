#pragma once

#include <glm/glm.hpp>
#include <glm/gtc/quaternion.hpp>

#include <string>

// Numbers as BVH files have them.
namespace tagline::sample {

std::string number(double value, int decimals);

// Three numbers with four decimals.
std::string numbers(const glm::dvec3& vector);

// Degrees about Z, X and Y such that the rotation is Z * X * Y.
glm::dvec3 bvhAngles(const glm::dquat& rotation);

} // namespace tagline::sample
