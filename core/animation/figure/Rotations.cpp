#include "core/animation/figure/Rotations.h"

#include <glm/gtc/constants.hpp>

#include <cmath>

namespace tagline {
namespace {

/// Above this cosine the arc is so short that its chord is the same to float precision.
constexpr float nearlyEqual = 0.9999f;

} // namespace

glm::quat unitOr(const glm::quat& rotation, const glm::quat& fallback)
{
    const float squared = glm::dot(rotation, rotation);
    return std::isfinite(squared) && squared > 1e-20f ? rotation * (1.0f / std::sqrt(squared)) : fallback;
}

glm::quat rotationOr(const glm::quat& rotation, const glm::quat& fallback)
{
    const float squared = glm::dot(rotation, rotation);
    return std::abs(squared - 1.0f) < 2e-3f ? rotation : unitOr(rotation, fallback); // not for no number
}

glm::quat slerpShortest(const glm::quat& a, const glm::quat& b, float t)
{
    const float dot = glm::dot(a, b);
    const glm::quat nearer = dot < 0.0f ? -b : b;
    if (t <= 0.0f) return a;
    if (t >= 1.0f) return nearer;
    const float cosine = std::abs(dot);
    if (cosine > nearlyEqual) return unitOr(a * (1.0f - t) + nearer * t, a);
    const float angle = std::acos(cosine);
    return unitOr(a * std::sin((1.0f - t) * angle) + nearer * std::sin(t * angle), a);
}

glm::quat nlerpShortest(const glm::quat& a, const glm::quat& b, float t)
{
    const glm::quat nearer = glm::dot(a, b) < 0.0f ? -b : b;
    if (t <= 0.0f) return a;
    if (t >= 1.0f) return nearer;
    return unitOr(a * (1.0f - t) + nearer * t, a);
}

glm::quat turnBetween(const glm::vec3& from, const glm::vec3& to)
{
    const float lengths = glm::length(from) * glm::length(to);
    if (!(lengths > 1e-12f)) return identityRotation;
    const float whole = lengths + glm::dot(from, to);
    if (whole < 1e-6f * lengths) return glm::angleAxis(glm::pi<float>(), glm::vec3(0.0f, 0.0f, 1.0f));
    return unitOr(glm::quat(whole, glm::cross(from, to)), identityRotation);
}

float angleBetween(const glm::vec3& a, const glm::vec3& b)
{
    return std::atan2(glm::length(glm::cross(a, b)), glm::dot(a, b));
}

glm::vec3 rotationVector(const glm::quat& rotation)
{
    const glm::quat shorter = rotation.w < 0.0f ? -rotation : rotation;
    const glm::vec3 part(shorter.x, shorter.y, shorter.z);
    const float sine = glm::length(part);
    return sine < 1e-9f ? glm::vec3(0.0f) : part * (2.0f * std::atan2(sine, shorter.w) / sine);
}

glm::quat rotationAbout(const glm::vec3& vector)
{
    const float angle = glm::length(vector);
    return angle < 1e-9f ? identityRotation : glm::angleAxis(angle, vector / angle);
}

float yawOf(const glm::quat& rotation)
{
    if (rotation.y == 0.0f && rotation.w == 0.0f) return 0.0f;
    const bool isFlipped = rotation.w < 0.0f; // q and −q are one rotation: the half turn is taken once
    return 2.0f * std::atan2(isFlipped ? -rotation.y : rotation.y, std::abs(rotation.w));
}

} // namespace tagline
