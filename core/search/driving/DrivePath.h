#pragma once

// DrivePath is the wanted motion of a driven figure over time: one command after the other.

#include "core/search/driving/SteeringPath.h"

#include <optional>
#include <span>
#include <vector>

namespace tagline {

/// Holds until the next one.
struct DriveCommand
{
    double seconds = 0.0;         ///< when it is given
    double speed = 0.0;           ///< metres a second
    double direction = 0.0;       ///< radians from +Z, counter-clockwise seen from above: to the left
    std::optional<double> facing; ///< none: as it goes; standing still: as before
};

struct DrivePath
{
    std::vector<DriveCommand> commands; ///< in order of time; the first at 0
    double seconds = 0.0;               ///< how long it takes

    /// Expects a command.
    WantedMotion wantedAt(double seconds) const;
};

/// The wanted motions of the steps as a path: a command at each change. Directions and facings are turned
/// so that the figure, which faced `firstFacing`, faces 0 at first. Expects a step.
DrivePath recordedPath(std::span<const WantedMotion> steps, double stepSeconds, float firstFacing);

} // namespace tagline
