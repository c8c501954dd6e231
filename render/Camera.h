#pragma once

// Camera is the viewpoint of a picture, ready for the renderer.

#include <glm/mat4x4.hpp>
#include <glm/vec3.hpp>

namespace tagline {

/// Right-handed, Y up, looking along −Z of its own space; metres.
struct Camera
{
    glm::mat4 view{1.0f};       ///< world → camera space
    glm::mat4 projection{1.0f}; ///< camera space → OpenGL's clip space
    glm::vec3 position{0.0f};   ///< in the world
    glm::vec3 target{0.0f};     ///< the point that it looks at, in the world
    float distance = 1.0f;      ///< from position to target
};

} // namespace tagline
