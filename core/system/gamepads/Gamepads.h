#pragma once

// Gamepads hears the gamepads of this computer, as they come and go.

#include "core/system/gamepads/GamepadEvents.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// The folder in which gamepads are looked for; tests give pipes in a folder of their own.
struct GamepadPlace
{
    std::string folder = "/dev/input";
    /// Description of an open device; none if it is no gamepad. Empty: the system is asked.
    std::function<std::optional<GamepadDescription>(int descriptor)> describe = {};
};

/// The state of the gamepads, and the buttons pressed since the news before.
struct GamepadNews
{
    std::string name; ///< of the one that was used last; empty if there is none
    GamepadState state;
    std::vector<GamepadButton> pressed; ///< since the news before, in order
};

/// Devices that this user may not read are not there. Systems without them have none.
class Gamepads
{
public:
    explicit Gamepads(GamepadPlace place = {});
    ~Gamepads();

    /// At first returns the present state; later waits until a gamepad reports, comes or goes, or wake() is
    /// called. Opening a device may take a tenth of a second. For one thread.
    GamepadNews next();
    /// Lets next() return at once, even without news. For any thread.
    void wake();

private:
    class System;
    std::unique_ptr<System> m_system;
};

} // namespace tagline
