#pragma once

// CoarseMesh is a mesh with fewer triangles, for figures that are drawn small or many times.

#include "core/mesh/SkinnedMesh.h"

namespace tagline {

/// About so many triangles at the most, of the mesh's own vertices, which follow the same joints: edges are
/// collapsed where that is seen least (meshoptimizer), also over seams of texture and shading; where too few
/// can be, vertices that lie near each other become one. A mesh with as few stays as it is.
SkinnedMesh coarseMesh(const SkinnedMesh& mesh, std::size_t triangles);

} // namespace tagline
