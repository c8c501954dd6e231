#include "core/animation/clips/Interpolators.h"

namespace tagline {
namespace {

constexpr float pi = 3.14159265358979f;
constexpr float overshoot = 1.70158f; ///< a tenth of the way

} // namespace

float easeInSine(float t) { return t >= 1.0f ? 1.0f : 1.0f - std::cos(0.5f * pi * t); }
float easeOutSine(float t) { return t >= 1.0f ? 1.0f : std::sin(0.5f * pi * t); }
float easeInBack(float t) { return t * t * ((overshoot + 1.0f) * t - overshoot); }
float easeOutBack(float t) { return 1.0f - easeInBack(1.0f - t); }

glm::quat extrapolated(const glm::quat& a, const glm::quat& b, float t)
{
    glm::quat turn = glm::conjugate(a) * b;
    if (turn.w < 0.0f) turn = -turn;
    const float sine = std::sqrt(turn.x * turn.x + turn.y * turn.y + turn.z * turn.z);
    if (!(sine > 1e-6f)) return a;
    const float half = std::atan2(sine, turn.w) * t;
    const float factor = std::sin(half) / sine;
    return unitOr(a * glm::quat(std::cos(half), turn.x * factor, turn.y * factor, turn.z * factor), a);
}

float easeOutElastic(float t)
{
    if (t <= 0.0f || t >= 1.0f) return t <= 0.0f ? 0.0f : 1.0f;
    return 1.0f + std::exp2(-10.0f * t) * std::sin((10.0f * t - 0.75f) * (2.0f * pi / 3.0f));
}

float easeOutBounce(float t)
{
    constexpr float steepness = 7.5625f;
    constexpr float length = 2.75f;
    if (t < 1.0f / length) return steepness * t * t;
    if (t < 2.0f / length) return steepness * (t - 1.5f / length) * (t - 1.5f / length) + 0.75f;
    if (t < 2.5f / length) return steepness * (t - 2.25f / length) * (t - 2.25f / length) + 0.9375f;
    return t >= 1.0f ? 1.0f : steepness * (t - 2.625f / length) * (t - 2.625f / length) + 0.984375f;
}

} // namespace tagline
