#pragma once

// CameraPosition converts a camera that looks at a figure to one that a library saves, and back.

#include "core/io/SavedCamera.h"
#include "render/OrbitCamera.h"

#include <glm/vec2.hpp>

#include <string>

namespace tagline {

/// Position of a figure on the ground (x and z, metres) and its facing (radians about Y from +Z).
struct FigureStand
{
    glm::vec2 ground{0.0f};
    float facing = 0.0f;
};

/// Position of a camera relative to the figure: to a millionth of a metre, and to a ten-thousandth of a
/// degree. A figure that faces nearly along an axis of the world counts as facing along it, as in lookFrom().
SavedCamera savedCamera(std::string name, const OrbitCamera& camera, const FigureStand& figure);

/// Moves a camera to its saved position, relative to a figure that may stand and face elsewhere.
void placeCamera(OrbitCamera& camera, const SavedCamera& wanted, const FigureStand& figure);

} // namespace tagline
