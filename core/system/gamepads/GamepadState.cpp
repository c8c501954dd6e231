#include "core/system/gamepads/GamepadState.h"

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr float deadZone = 0.18f, stickRim = 0.95f;

} // namespace

GamepadStick withoutDeadZone(GamepadStick stick)
{
    const float length = std::hypot(stick.right, stick.ahead);
    if (length <= deadZone) return {};
    const float meant = std::min((length - deadZone) / (stickRim - deadZone), 1.0f);
    return {stick.right / length * meant, stick.ahead / length * meant};
}

} // namespace tagline
