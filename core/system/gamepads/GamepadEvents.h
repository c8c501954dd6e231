#pragma once

// GamepadEvents turns the events of one input device (evdev) into the state of a gamepad.

#include "core/system/gamepads/GamepadState.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tagline {

/// An axis as a device describes it; codes are those of <linux/input-event-codes.h>.
struct GamepadAxis
{
    int code = 0;
    int least = 0;
    int most = 0;
    int value = 0; ///< now
};

struct GamepadDescription
{
    std::string name; ///< for people
    std::vector<GamepadAxis> axes;
    std::vector<int> heldKeys; ///< codes of buttons that are down now
};

class GamepadEvents
{
public:
    explicit GamepadEvents(GamepadDescription description) { describe(std::move(description)); }

    /// Begins again with the device's present state.
    void describe(GamepadDescription description);
    /// Takes an event: its type, code and value. True where a report ends with it.
    bool take(int type, int code, int value);
    /// Events were lost: the device is to be described anew.
    bool isTorn() const { return m_isTorn; }

    const std::string& name() const { return m_description.name; }
    /// By whole reports.
    const GamepadState& state() const { return m_state; }

private:
    const GamepadAxis* axis(int code) const;
    float pushed(int code) const;
    GamepadState stateNow() const;
    void setHeld(int code, bool isHeld);

    GamepadDescription m_description;
    std::uint8_t m_buttons = 0;
    std::uint8_t m_cross = 0; ///< buttons of the cross: a bit each for left, right, up and down
    bool m_isTorn = false;
    GamepadState m_state;
};

} // namespace tagline
