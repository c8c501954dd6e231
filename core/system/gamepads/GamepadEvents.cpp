#include "core/system/gamepads/GamepadEvents.h"

#include <linux/input-event-codes.h>

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

/// Also of devices that number their buttons as joysticks do.
std::optional<GamepadButton> gamepadButton(int code)
{
    switch (code) {
    case BTN_SOUTH:
    case BTN_TRIGGER:
        return GamepadButton::South;
    case BTN_EAST:
    case BTN_THUMB:
        return GamepadButton::East;
    case BTN_WEST:
    case BTN_THUMB2:
        return GamepadButton::West;
    case BTN_NORTH:
    case BTN_TOP:
        return GamepadButton::North;
    case BTN_SELECT:
    case BTN_BASE3:
        return GamepadButton::Select;
    case BTN_START:
    case BTN_BASE4:
        return GamepadButton::Start;
    default:
        return std::nullopt;
    }
}

void setBit(std::uint8_t& bits, int bit, bool isOn)
{
    bits = std::uint8_t(isOn ? bits | 1 << bit : bits & ~(1 << bit));
}

} // namespace

void GamepadEvents::describe(GamepadDescription description)
{
    m_description = std::move(description);
    m_buttons = m_cross = 0;
    m_isTorn = false;
    for (const int code : m_description.heldKeys) setHeld(code, true);
    m_state = stateNow();
}

void GamepadEvents::setHeld(int code, bool isHeld)
{
    if (code >= BTN_DPAD_UP && code <= BTN_DPAD_RIGHT) setBit(m_cross, code - BTN_DPAD_UP, isHeld);
    if (const auto button = gamepadButton(code)) setBit(m_buttons, int(*button), isHeld);
}

const GamepadAxis* GamepadEvents::axis(int code) const
{
    const auto found = std::ranges::find(m_description.axes, code, &GamepadAxis::code);
    return found == m_description.axes.end() || found->most <= found->least ? nullptr : &*found;
}

/// −1 … 1; 0 without that axis.
float GamepadEvents::pushed(int code) const
{
    const GamepadAxis* found = axis(code);
    if (!found) return 0.0f;
    const double least = found->least; // whole numbers of a device may be too far apart for one
    const double part = (found->value - least) / (found->most - least);
    return float(std::clamp(2.0 * part - 1.0, -1.0, 1.0));
}

/// Devices count down as ahead is pushed less. The right stick is RX and RY, of older devices Z and RZ.
GamepadState GamepadEvents::stateNow() const
{
    const auto crossOf = [&](int code) { return float(m_cross >> (code - BTN_DPAD_UP) & 1); };
    const bool hasSecond = axis(ABS_RX) && axis(ABS_RY);
    GamepadState state;
    state.left = withoutDeadZone({pushed(ABS_X), -pushed(ABS_Y)});
    state.right = hasSecond ? withoutDeadZone({pushed(ABS_RX), -pushed(ABS_RY)})
                            : withoutDeadZone({pushed(ABS_Z), -pushed(ABS_RZ)});
    const GamepadStick cross =
        withoutDeadZone({pushed(ABS_HAT0X) + crossOf(BTN_DPAD_RIGHT) - crossOf(BTN_DPAD_LEFT),
                         -pushed(ABS_HAT0Y) + crossOf(BTN_DPAD_UP) - crossOf(BTN_DPAD_DOWN)});
    if (state.left == GamepadStick()) state.left = cross;
    state.buttons = m_buttons;
    return state;
}

bool GamepadEvents::take(int type, int code, int value)
{
    if (type == EV_SYN && code == SYN_DROPPED) m_isTorn = true;
    if (m_isTorn) return type == EV_SYN && code == SYN_REPORT; // events up to the report are incomplete
    if (type == EV_ABS) {
        const auto moved = std::ranges::find(m_description.axes, code, &GamepadAxis::code);
        if (moved != m_description.axes.end()) moved->value = value;
    }
    if (type == EV_KEY) setHeld(code, value != 0);
    if (type != EV_SYN || code != SYN_REPORT) return false;
    m_state = stateNow();
    return true;
}

} // namespace tagline
