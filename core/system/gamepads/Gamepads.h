#pragma once

// Gamepads hears the gamepads of this computer, as they come and go.

#include "core/system/gamepads/GamepadEvents.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// Where gamepads are looked for; tests give pipes in a folder of their own.
struct GamepadPlace
{
    std::string folder = "/dev/input";
    /// What an open device is; none where it is no gamepad. Empty: the system is asked.
    std::function<std::optional<GamepadDescription>(int descriptor)> describe = {};
};

/// What is new of them.
struct GamepadNews
{
    std::string name; ///< of the one that was used last; empty where none is there
    GamepadState state;
    std::vector<GamepadButton> pressed; ///< since the news before, in order
};

/// Devices that this user may not read are not there. Systems without them have none.
class Gamepads
{
public:
    explicit Gamepads(GamepadPlace place = {});
    ~Gamepads();

    /// At first what is there; later waits until one says something, comes or goes, or wake() was called.
    /// Opening a device may take a tenth of a second. For one thread.
    GamepadNews next();
    /// Lets next() return at once, if only with what is known. For any thread.
    void wake();

private:
    class System;
    std::unique_ptr<System> m_system;
};

} // namespace tagline
