#pragma once

// GamepadState is the state of the sticks and buttons of a gamepad at a moment.

#include <cstdint>

namespace tagline {

/// By where they are, whatever is printed on them.
enum class GamepadButton : std::uint8_t { South, East, West, North, Select, Start };

/// How far a stick is pushed, −1 … 1 each, at most 1 long.
struct GamepadStick
{
    float right = 0.0f;
    float ahead = 0.0f;

    bool operator==(const GamepadStick&) const = default;
};

/// A stick as it is meant: at rest within its dead zone, whole a little before its rim, evenly between them.
GamepadStick withoutDeadZone(GamepadStick stick);

struct GamepadState
{
    GamepadStick left; ///< the cross counts as a stick that is pushed whole
    GamepadStick right;
    std::uint8_t buttons = 0; ///< a bit each

    bool holds(GamepadButton button) const { return (buttons >> int(button) & 1) != 0; }
    bool operator==(const GamepadState&) const = default;
};

} // namespace tagline
