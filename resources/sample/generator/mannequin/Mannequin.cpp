#include "resources/sample/generator/mannequin/Mannequin.h"

#include "resources/sample/generator/mannequin/MannequinShape.h"
#include "resources/sample/generator/mannequin/Remesher.h"
#include "resources/sample/generator/mannequin/SurfaceNets.h"

#include <cmath>

namespace tagline::sample {

namespace {

constexpr Box bounds{{-0.76, -0.04, -0.20}, {0.76, 1.80, 0.26}};
constexpr double firstCell = 0.005;

TriangleMesh remeshed(const DistanceField& surface)
{
    const DistanceField edgeLength = wantedEdgeLength, bands = jointBandDistance;
    Remesher remesher(surfaceNets(surface, bounds, firstCell), surface, edgeLength);
    for (int round = 0; round < 9; ++round) {
        if (round > 0) remesher.splitLongEdges();
        remesher.collapseShortEdges();
        remesher.flipForRegularValence();
        remesher.relax();
        if (round > 0) remesher.project();
    }
    remesher.cutAlong(bands);
    for (int round = 0; round < 3; ++round) remesher.relax();
    remesher.project();
    return remesher.mesh();
}

// In a closed mesh cut along the bands' edges, the corner farthest from the edge tells the side.
bool isBand(const TriangleMesh& mesh, const TriangleMesh::Triangle& triangle)
{
    double farthest = 0.0;
    for (const int corner : triangle) {
        const double level = jointBandDistance(mesh.positions[size_t(corner)]);
        if (std::abs(level) > std::abs(farthest)) farthest = level;
    }
    return farthest < 0.0;
}

} // namespace

Mannequin buildMannequin()
{
    const DistanceField surface = mannequinDistance;
    Mannequin mannequin;
    mannequin.surface = remeshed(surface);
    for (const glm::dvec3& position : mannequin.surface.positions)
        mannequin.normals.push_back(gradient(surface, position));
    mannequin.skins = skinWeights(mannequin.surface.positions);
    for (const auto& triangle : mannequin.surface.triangles)
        mannequin.isJointBand.push_back(isBand(mannequin.surface, triangle));
    return mannequin;
}

} // namespace tagline::sample
