#pragma once

#include <glm/gtc/quaternion.hpp>

#include <cmath>

namespace tagline::sample {

constexpr double pi = 3.14159265358979323846;
constexpr double degree = pi / 180.0;

inline glm::dquat aboutX(double angle) { return {std::cos(angle / 2), std::sin(angle / 2), 0.0, 0.0}; }
inline glm::dquat aboutY(double angle) { return {std::cos(angle / 2), 0.0, std::sin(angle / 2), 0.0}; }
inline glm::dquat aboutZ(double angle) { return {std::cos(angle / 2), 0.0, 0.0, std::sin(angle / 2)}; }

} // namespace tagline::sample
