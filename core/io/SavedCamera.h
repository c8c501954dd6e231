#pragma once

// SavedCamera is where a camera stands to a figure, as a library file keeps it under a name.

#include "core/support/ExtraKey.h"

#include <array>
#include <string>
#include <vector>

namespace tagline {

class JsonObjectReader;
class JsonProblems;
class JsonWriter;

/// Lengths are metres, angles degrees. It turns with the figure and goes with it over the ground, so that it
/// shows the same of each clip.
struct SavedCamera
{
    static constexpr double farthest = 20'000.0; ///< that a camera stands from what it looks at
    static constexpr double nearest = 0.02;
    static constexpr double mostOffset = 1e6; ///< of the target, to any side

    std::string name;
    std::array<double, 3> target{}; ///< to the figure's left, up from the ground, to its front
    double yaw = 0.0;               ///< 0 looks at the figure's front, 90 at its left side
    double pitch = 0.0;             ///< above the horizon
    double distance = 1.0;          ///< from the target
    bool isOrthographic = false;
    std::vector<ExtraKey> extra;

    bool operator==(const SavedCamera&) const = default;
};

/// Reads a camera in a library file but its extra keys; false, with a reported problem, if it is invalid.
bool readCamera(JsonObjectReader& reader, SavedCamera& camera, JsonProblems& problems);
void writeCamera(const SavedCamera& camera, JsonWriter& writer);

} // namespace tagline
