#include "render/CoarseMesh.h"

#include <meshoptimizer.h>

#include <limits>

namespace tagline {
namespace {

constexpr float anyError = std::numeric_limits<float>::max();
constexpr float seenError = 0.05f; ///< of the mesh's extent, by which collapsed edges may be off

using Indices = std::vector<unsigned>;

/// Vertices in the same place as one, so that seams are no borders.
Indices withoutSeams(const SkinnedMesh& mesh)
{
    Indices joined(mesh.indices.size());
    meshopt_generateShadowIndexBuffer(joined.data(), mesh.indices.data(), mesh.indices.size(),
                                      mesh.positions.data(), mesh.vertexCount(), sizeof(glm::vec3),
                                      sizeof(glm::vec3));
    return joined;
}

Indices fewer(const SkinnedMesh& mesh, std::size_t triangles)
{
    const Indices joined = withoutSeams(mesh);
    const std::size_t wanted = 3 * triangles;
    const float* positions = &mesh.positions.data()->x;
    Indices made(joined.size());
    float error = 0.0f;
    made.resize(meshopt_simplify(made.data(), joined.data(), joined.size(), positions, mesh.vertexCount(),
                                 sizeof(glm::vec3), wanted, seenError, 0, &error));
    if (made.size() <= 2 * wanted) return made;
    made.resize(joined.size());
    made.resize(meshopt_simplifySloppy(made.data(), joined.data(), joined.size(), positions,
                                       mesh.vertexCount(), sizeof(glm::vec3), wanted, anyError, &error));
    return made;
}

/// The vertices that are used, in the order of their places in a table.
template<class T>
SharedArray<T> picked(const SharedArray<T>& all, std::span<const unsigned> places, std::size_t count)
{
    std::vector<T> some(all.empty() ? 0 : count);
    for (std::size_t vertex = 0; vertex < all.size(); ++vertex)
        if (places[vertex] != ~0u) some[places[vertex]] = all[vertex];
    return SharedArray<T>(std::move(some));
}

} // namespace

SkinnedMesh coarseMesh(const SkinnedMesh& mesh, std::size_t triangles)
{
    if (mesh.triangleCount() <= triangles) return mesh;
    const Indices indices = fewer(mesh, triangles);
    std::vector<unsigned> places(mesh.vertexCount());
    const std::size_t count =
        meshopt_optimizeVertexFetchRemap(places.data(), indices.data(), indices.size(), mesh.vertexCount());
    SkinnedMesh coarse;
    coarse.name = mesh.name;
    coarse.palette = mesh.palette;
    coarse.material = mesh.material;
    coarse.positions = picked(mesh.positions, places, count);
    coarse.normals = picked(mesh.normals, places, count);
    coarse.textureCoordinates = picked(mesh.textureCoordinates, places, count);
    coarse.influences = picked(mesh.influences, places, count);
    std::vector<std::uint32_t> placed;
    placed.reserve(indices.size());
    for (const unsigned index : indices) placed.push_back(places[index]);
    coarse.indices = std::move(placed);
    return coarse;
}

} // namespace tagline
