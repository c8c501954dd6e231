#include "render/ViewDirection.h"

#include <cmath>

namespace tagline {
namespace {

constexpr float quarterTurn = 1.57079633f; // radians
constexpr float nearAxis = 0.175f;         // 10°: as far as hips sway in a walk
constexpr float homeYaw = 0.6f;
constexpr float homePitch = 0.18f;

} // namespace

float alongAxis(float facing)
{
    const float off = std::remainder(facing, quarterTurn);
    return std::abs(off) < nearAxis ? facing - off : facing;
}

void lookFrom(OrbitCamera& camera, ViewDirection direction, float facing)
{
    const float front = alongAxis(facing);
    const bool isHome = direction == ViewDirection::Home;
    camera.setProjection(isHome ? OrbitCamera::Projection::Perspective
                                : OrbitCamera::Projection::Orthographic);
    switch (direction) {
    case ViewDirection::Home:
        return camera.turnTo(front + homeYaw, homePitch);
    case ViewDirection::Front:
        return camera.turnTo(front, 0.0f);
    case ViewDirection::Back:
        return camera.turnTo(front + 2.0f * quarterTurn, 0.0f);
    case ViewDirection::Left:
        return camera.turnTo(front + quarterTurn, 0.0f);
    case ViewDirection::Right:
        return camera.turnTo(front - quarterTurn, 0.0f);
    case ViewDirection::Top:
        return camera.turnTo(front, quarterTurn);
    case ViewDirection::Bottom:
        return camera.turnTo(front, -quarterTurn);
    }
}

} // namespace tagline
