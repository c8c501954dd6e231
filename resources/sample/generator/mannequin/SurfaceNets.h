#pragma once

#include "resources/sample/generator/mannequin/DistanceField.h"
#include "resources/sample/generator/mannequin/TriangleMesh.h"

namespace tagline::sample {

struct Box
{
    glm::dvec3 low{0.0};
    glm::dvec3 high{0.0};
};

// The zero surface of the field as a mesh of about the cell's size: one vertex in every cell that the
// surface passes through (naive surface nets). Expects that the surface lies inside the box and that the
// field is fine enough for one sheet a cell.
TriangleMesh surfaceNets(const DistanceField& field, const Box& box, double cell);

} // namespace tagline::sample
