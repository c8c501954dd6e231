#pragma once

// SceneLook is how the theme that is shown colours a scene.

#include <QColor>

#include "render/Scene.h"

namespace tagline {

/// Red, green, blue and opacity, 0 … 1.
glm::vec4 vectorOf(const QColor& colour);
/// Sky, ground and ghosts.
SceneColours sceneColours();

} // namespace tagline
