#include "core/import/assimp/figure/MorphBuilder.h"

#include "core/animation/figure/Finite.h"
#include "core/import/assimp/Conversions.h"
#include "core/import/model/Names.h"

#include <assimp/mesh.h>
#include <glm/geometric.hpp>
#include <glm/gtc/matrix_inverse.hpp>

#include <algorithm>
#include <cmath>
#include <set>

namespace tagline {
namespace {

constexpr float leastMove = 1e-7f; ///< metres
constexpr float leastTurn = 1e-4f; ///< of a normal of length 1

/// Vertices moved by one target, collected one by one.
struct MovedVertices
{
    std::vector<std::uint32_t> vertices;
    std::vector<glm::vec3> positions, normals;
};

MovedVertices movedBy(const aiAnimMesh& target, const aiMesh& mesh, const glm::mat4& toModel,
                      const SkinnedMesh& built)
{
    const glm::mat3 turn = glm::inverseTranspose(glm::mat3(toModel));
    const bool hasNormals = target.HasNormals() && mesh.HasNormals();
    MovedVertices moved;
    for (unsigned i = 0; i < mesh.mNumVertices; ++i) {
        const glm::vec3 way =
            glm::mat3(toModel) * (converted(target.mVertices[i]) - converted(mesh.mVertices[i]));
        glm::vec3 bent(0.0f);
        if (hasNormals) {
            const glm::vec3 normal = turn * converted(target.mNormals[i]);
            const float length = glm::length(normal);
            if (std::isfinite(length) && length > 0.0f) bent = normal / length - built.normals[i];
        }
        if (!isFinite(way) || (glm::length(way) < leastMove && glm::length(bent) < leastTurn)) continue;
        moved.vertices.push_back(i);
        moved.positions.push_back(way);
        moved.normals.push_back(bent);
    }
    if (!hasNormals) moved.normals.clear();
    return moved;
}

/// Makes names unique: of several equal ones the later ones get a number.
std::string ownName(const std::string& wanted, std::size_t place, std::set<std::string>& taken)
{
    const std::string first = wanted.empty() ? std::to_string(place + 1) : wanted;
    std::string name = first;
    for (int number = 2; !taken.insert(name).second; ++number) name = first + ' ' + std::to_string(number);
    return name;
}

} // namespace

std::vector<MorphTarget> morphTargets(const aiMesh& mesh, const glm::mat4& toModel, SceneFormat format,
                                      const SkinnedMesh& built, std::size_t& moved, RepairList& repairs)
{
    std::vector<MorphTarget> targets;
    std::set<std::string> taken;
    for (unsigned i = 0; i < mesh.mNumAnimMeshes; ++i) {
        MorphTarget& target = targets.emplace_back();
        const aiAnimMesh* source = mesh.mAnimMeshes[i];
        target.name = ownName(source ? cleanName(rawName(source->mName), repairs) : "", i, taken);
        if (!source || !source->HasPositions() || source->mNumVertices != mesh.mNumVertices) {
            repairs.add("morphs-broken",
                        "morph targets of another number of vertices than their mesh move nothing");
            continue;
        }
        MovedVertices vertices = movedBy(*source, mesh, toModel, built);
        moved += vertices.vertices.size();
        if (moved > mostMovedVertices) {
            repairs.add("morphs-too-many",
                        "morph targets past the first 16 million moved vertices move nothing");
            continue;
        }
        const bool isSaid = format == SceneFormat::Gltf && std::isfinite(source->mWeight);
        target.weight = isSaid ? source->mWeight : 0.0f; // for FBX, Assimp gives 1 whatever the file has
        target.vertices = std::move(vertices.vertices);
        target.positions = std::move(vertices.positions);
        target.normals = std::move(vertices.normals);
    }
    return targets;
}

void appendMorphs(std::vector<MorphTarget>& all, const std::vector<MorphTarget>& more,
                  std::size_t verticesBefore)
{
    for (std::size_t i = 0; i < std::min(all.size(), more.size()); ++i) {
        std::vector<std::uint32_t> vertices(all[i].vertices.begin(), all[i].vertices.end());
        std::vector<glm::vec3> positions(all[i].positions.begin(), all[i].positions.end());
        std::vector<glm::vec3> normals(all[i].normals.begin(), all[i].normals.end());
        for (const std::uint32_t vertex : more[i].vertices)
            vertices.push_back(vertex + std::uint32_t(verticesBefore));
        positions.insert(positions.end(), more[i].positions.begin(), more[i].positions.end());
        normals.insert(normals.end(), more[i].normals.begin(), more[i].normals.end());
        if (normals.size() != vertices.size()) normals.clear();
        all[i].vertices = std::move(vertices);
        all[i].positions = std::move(positions);
        all[i].normals = std::move(normals);
    }
}

} // namespace tagline
