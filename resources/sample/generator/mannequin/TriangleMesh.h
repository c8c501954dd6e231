#pragma once

#include <glm/glm.hpp>

#include <array>
#include <vector>

namespace tagline::sample {

// A closed surface: every edge belongs to exactly two triangles, which run along it in opposite senses.
// Triangles are counter-clockwise seen from outside.
struct TriangleMesh
{
    using Triangle = std::array<int, 3>;

    std::vector<glm::dvec3> positions;
    std::vector<Triangle> triangles;
};

// Whether every edge is shared by two triangles of opposite senses and no triangle repeats a vertex.
bool isClosed(const TriangleMesh& mesh);

} // namespace tagline::sample
