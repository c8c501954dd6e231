#include "core/search/driving/DrivePath.h"

#include <glm/geometric.hpp>

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

DrivePath recordedPath(std::span<const WantedMotion> steps, double stepSeconds, float firstFacing)
{
    DrivePath path;
    path.seconds = double(steps.size()) * stepSeconds;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (i > 0 && steps[i] == steps[i - 1]) continue;
        const glm::vec2 way = seenFrom(firstFacing, steps[i].velocity);
        const double speed = double(glm::length(way));
        const double direction = speed > 0.0 ? std::atan2(double(way.x), double(way.y)) : 0.0;
        path.commands.push_back(
            {double(i) * stepSeconds, speed, direction, double(steps[i].facing - firstFacing)});
    }
    return path;
}

} // namespace tagline
