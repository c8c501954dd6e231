#pragma once

// CameraPosition turns a camera that looks at a figure into one that a library keeps, and back.

#include "core/io/SavedCamera.h"
#include "render/OrbitCamera.h"

#include <glm/vec2.hpp>

#include <string>

namespace tagline {

/// Where a figure stands on the ground (x and z, metres) and how it faces (radians about Y from +Z).
struct FigureStand
{
    glm::vec2 ground{0.0f};
    float facing = 0.0f;
};

/// Where a camera stands to the figure: to a millionth of a metre, and to a ten-thousandth of a degree. A
/// figure that faces nearly along an axis of the world counts as facing along it, as in lookFrom().
SavedCamera savedCamera(std::string name, const OrbitCamera& camera, const FigureStand& figure);

/// Puts a camera where it was kept, to a figure that may stand and face elsewhere.
void placeCamera(OrbitCamera& camera, const SavedCamera& wanted, const FigureStand& figure);

} // namespace tagline
