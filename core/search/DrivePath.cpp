#include "core/search/DrivePath.h"

#include <cmath>

namespace tagline {

WantedMotion DrivePath::wantedAt(double at) const
{
    WantedMotion wanted;
    for (const DriveCommand& command : commands) {
        if (command.seconds > at) break;
        const auto speed = float(command.speed), direction = float(command.direction);
        wanted.velocity = overGround(direction, {0.0f, speed});
        if (command.facing)
            wanted.facing = float(*command.facing);
        else if (speed > 0.0f)
            wanted.facing = direction;
    }
    return wanted;
}

} // namespace tagline
