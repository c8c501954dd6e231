#pragma once

// VertexNormals makes the normals that a file does not give.

#include <glm/vec3.hpp>

#include <cstdint>
#include <span>
#include <vector>

namespace tagline {

/// Smooth normals of unit length, one a position: those of all triangles at one place together, by area.
std::vector<glm::vec3> smoothNormals(std::span<const glm::vec3> positions,
                                     std::span<const std::uint32_t> indices);

} // namespace tagline
