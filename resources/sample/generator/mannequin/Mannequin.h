#pragma once

#include "resources/sample/generator/mannequin/SkinWeights.h"
#include "resources/sample/generator/mannequin/TriangleMesh.h"

#include <vector>

namespace tagline::sample {

// The sample figure's body in the rest pose: one closed surface with a skin, its triangles in two materials.
//
// 1. `surface` is closed; the arrays beside it have an entry a vertex or a triangle of it.
// 2. Normals are unit length and point outwards.
struct Mannequin
{
    TriangleMesh surface;
    std::vector<glm::dvec3> normals;
    std::vector<VertexSkin> skins;
    std::vector<bool> isJointBand; // a triangle: wears the darker material
};

Mannequin buildMannequin();

} // namespace tagline::sample
