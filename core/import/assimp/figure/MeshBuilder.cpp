#include "core/import/assimp/figure/MeshBuilder.h"

#include "core/import/assimp/Conversions.h"
#include "core/import/assimp/figure/InfluenceBuilder.h"
#include "core/import/assimp/figure/VertexNormals.h"
#include "core/import/model/Names.h"

#include <assimp/material.h>
#include <assimp/scene.h>
#include <glm/gtc/matrix_inverse.hpp>
#include <glm/gtc/matrix_transform.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tagline {
namespace {

bool isInvertible(const glm::mat4& matrix)
{
    const float determinant = glm::determinant(glm::mat3(matrix));
    return std::isfinite(determinant) && std::abs(determinant) > 1e-18f;
}

std::vector<glm::vec3> positionsOf(const aiMesh& mesh, const glm::mat4& toModel, RepairList& repairs)
{
    std::vector<glm::vec3> positions;
    positions.reserve(mesh.mNumVertices);
    std::int64_t broken = 0;
    for (unsigned i = 0; i < mesh.mNumVertices; ++i) {
        const glm::vec3 position(toModel * glm::vec4(converted(mesh.mVertices[i]), 1.0f));
        broken += !isFinite(position);
        positions.push_back(isFinite(position) ? position : glm::vec3(0.0f));
    }
    repairs.add("vertices-not-finite", "vertices that are nowhere were put to the origin", broken);
    return positions;
}

std::vector<glm::vec3> normalsOf(const aiMesh& mesh, const glm::mat4& toModel, const SkinnedMesh& built)
{
    if (!mesh.HasNormals()) return smoothNormals(built.positions.span(), built.indices.span());
    const glm::mat3 turn = glm::inverseTranspose(glm::mat3(toModel));
    std::vector<glm::vec3> normals;
    normals.reserve(mesh.mNumVertices);
    for (unsigned i = 0; i < mesh.mNumVertices; ++i) {
        const glm::vec3 normal = turn * converted(mesh.mNormals[i]);
        const float length = glm::length(normal);
        normals.push_back(std::isfinite(length) && length > 0.0f ? normal / length : glm::vec3(0, 1, 0));
    }
    return normals;
}

/// Texture coordinates with their origin at the top left, from the set that the material's texture asks for.
std::vector<glm::vec2> textureCoordinatesOf(const aiScene& scene, const aiMesh& mesh)
{
    int set = 0;
    if (mesh.mMaterialIndex < scene.mNumMaterials) {
        const aiMaterial& material = *scene.mMaterials[mesh.mMaterialIndex];
        for (const aiTextureType type : {aiTextureType_UNKNOWN, aiTextureType_NORMALS, aiTextureType_DIFFUSE})
            if (material.GetTextureCount(type) > 0) material.Get(AI_MATKEY_UVWSRC(type, 0), set);
    }
    if (set < 0 || set >= AI_MAX_NUMBER_OF_TEXTURECOORDS || !mesh.HasTextureCoords(unsigned(set))) set = 0;
    std::vector<glm::vec2> coordinates;
    if (!mesh.HasTextureCoords(unsigned(set))) return coordinates;
    coordinates.reserve(mesh.mNumVertices);
    for (unsigned i = 0; i < mesh.mNumVertices; ++i) {
        const aiVector3D& uv = mesh.mTextureCoords[set][i];
        const bool isUsable = std::isfinite(uv.x) && std::isfinite(uv.y);
        coordinates.push_back(isUsable ? glm::vec2(uv.x, 1.0f - uv.y) : glm::vec2(0.0f));
    }
    return coordinates;
}

/// Triangles; the other way round where the space is mirrored.
std::vector<std::uint32_t> indicesOf(const aiMesh& mesh, bool isMirrored, RepairList& repairs)
{
    std::vector<std::uint32_t> indices;
    indices.reserve(3 * std::size_t(mesh.mNumFaces));
    std::int64_t dropped = 0;
    for (unsigned i = 0; i < mesh.mNumFaces; ++i) {
        const aiFace& face = mesh.mFaces[i];
        if (face.mNumIndices != 3) {
            ++dropped;
            continue;
        }
        const unsigned* corner = face.mIndices;
        indices.insert(indices.end(), {corner[0], corner[isMirrored ? 2 : 1], corner[isMirrored ? 1 : 2]});
    }
    repairs.add("points-and-lines", "points and lines were left out", dropped);
    return indices;
}

/// Everything but influences, palette and morph targets, in model space at bind.
SkinnedMesh geometry(const aiScene& scene, const aiMesh& mesh, const glm::mat4& toModel, RepairList& repairs)
{
    SkinnedMesh built;
    built.positions = positionsOf(mesh, toModel, repairs);
    built.indices = indicesOf(mesh, glm::determinant(glm::mat3(toModel)) < 0.0f, repairs);
    built.normals = normalsOf(mesh, toModel, built);
    built.textureCoordinates = textureCoordinatesOf(scene, mesh);
    built.material = mesh.mMaterialIndex < scene.mNumMaterials ? std::int32_t(mesh.mMaterialIndex) : -1;
    return built;
}

/// From the mesh's space to a bone's joint, in metres.
glm::mat4 inverseBind(const aiBone& bone, const SkeletonPlan& plan, JointIndex joint)
{
    return scaling(plan[joint].scale) * converted(bone.mOffsetMatrix);
}

double totalWeight(const aiBone& bone)
{
    double total = 0.0;
    for (unsigned i = 0; i < bone.mNumWeights; ++i)
        if (std::isfinite(bone.mWeights[i].mWeight)) total += bone.mWeights[i].mWeight;
    return total;
}

/// The way from the mesh's space to the model's at rest, as the bone with the most weight goes.
glm::mat4 heaviestBoneWay(const aiMesh& mesh, const SkeletonPlan& plan)
{
    glm::mat4 found(1.0f);
    double heaviest = -1.0;
    for (unsigned b = 0; b < mesh.mNumBones; ++b) {
        const aiBone& bone = *mesh.mBones[b];
        const JointIndex joint = plan.jointOfBone(rawName(bone.mName));
        if (joint == noJoint || totalWeight(bone) <= heaviest) continue;
        const glm::mat4 way = plan.restModel(joint) * inverseBind(bone, plan, joint);
        if (!isInvertible(way)) continue;
        heaviest = totalWeight(bone);
        found = way;
    }
    return found;
}

/// Bind pose: where the mesh's own node puts it, so that all meshes of a figure fit together; glTF's bones
/// alone know (the node is not asked there), and a node that says nothing of its mesh's units does not.
glm::mat4 bindToModel(const aiMesh& mesh, const glm::mat4* nodeToModel, const SkeletonPlan& plan)
{
    const glm::mat4 byBone = heaviestBoneWay(mesh, plan);
    if (!nodeToModel || !isInvertible(*nodeToModel)) return byBone;
    return isUnitLike(uniformScaleOf(*nodeToModel) / uniformScaleOf(byBone)) ? byBone : *nodeToModel;
}

void addPaletteAndInfluences(SkinnedMesh& built, const aiMesh& mesh, const glm::mat4& toModel,
                             const SkeletonPlan& plan, RepairList& repairs)
{
    const glm::mat4 fromModel = glm::inverse(toModel);
    InfluenceBuilder influences(mesh.mNumVertices);
    std::vector<glm::vec3> places;
    for (unsigned b = 0; b < mesh.mNumBones; ++b) {
        const aiBone& bone = *mesh.mBones[b];
        const JointIndex joint = plan.jointOfBone(rawName(bone.mName));
        if (joint == noJoint || built.palette.size() > std::numeric_limits<std::uint16_t>::max()) continue;
        for (unsigned w = 0; w < bone.mNumWeights; ++w)
            influences.add(bone.mWeights[w].mVertexId, std::uint16_t(built.palette.size()),
                           bone.mWeights[w].mWeight);
        built.palette.push_back({joint, inverseBind(bone, plan, joint) * fromModel});
        places.emplace_back(plan.restModel(joint)[3]);
    }
    built.influences = influences.build(built.positions.span(), places, repairs);
}

bool hasPalette(const aiMesh& mesh, const SkeletonPlan& plan)
{
    return std::any_of(mesh.mBones, mesh.mBones + mesh.mNumBones,
                       [&](const aiBone* bone) { return plan.jointOfBone(rawName(bone->mName)) != noJoint; });
}

template<class T>
SharedArray<T> joined(const SharedArray<T>& a, const SharedArray<T>& b)
{
    std::vector<T> all(a.begin(), a.end());
    all.insert(all.end(), b.begin(), b.end());
    return all;
}

/// Adds a rigid mesh to others of the same kind.
void append(SkinnedMesh& all, SkinnedMesh one)
{
    if (all.palette.empty()) {
        all = std::move(one);
        return;
    }
    std::vector<std::uint32_t> indices(all.indices.begin(), all.indices.end());
    for (const std::uint32_t index : one.indices) indices.push_back(index + std::uint32_t(all.vertexCount()));
    appendMorphs(all.morphs, one.morphs, all.vertexCount());
    VertexInfluences influences;
    influences.palette[0] = std::uint16_t(all.palette.size());
    all.influences = joined(all.influences, SharedArray(std::vector(one.vertexCount(), influences)));
    all.indices = std::move(indices);
    all.positions = joined(all.positions, one.positions);
    all.normals = joined(all.normals, one.normals);
    all.textureCoordinates = joined(all.textureCoordinates, one.textureCoordinates);
    all.palette.push_back(one.palette.front());
}

/// Limit of copies of one mesh; real figures have fewer.
constexpr std::size_t mostInstances = 10'000;

class MeshBuilder
{
public:
    MeshBuilder(const MeshInput& input, std::vector<MorphOrigin>& origins, RepairList& repairs)
        : m_scene(input.scene)
        , m_tree(input.tree)
        , m_plan(input.plan)
        , m_input(input)
        , m_origins(origins)
        , m_repairs(repairs)
    {
    }

    std::vector<SkinnedMesh> built()
    {
        std::vector<std::vector<int>> carriers(m_scene.mNumMeshes);
        for (int node = 0; node < m_tree.size(); ++node)
            for (const unsigned mesh : m_tree[node].meshes) carriers[mesh].push_back(node);
        std::vector<SkinnedMesh> meshes;
        for (unsigned i = 0; i < m_scene.mNumMeshes; ++i) {
            if (carriers[i].empty()) continue;
            SkinnedMesh mesh = builtMesh(*m_scene.mMeshes[i], carriers[i]);
            if (!mesh.indices.empty()) meshes.push_back(std::move(mesh));
        }
        return meshes;
    }

private:
    SkinnedMesh builtMesh(const aiMesh& mesh, const std::vector<int>& carriers)
    {
        SkinnedMesh built =
            hasPalette(mesh, m_plan) ? skinned(mesh, carriers.front()) : rigid(mesh, carriers);
        const std::string name = rawName(mesh.mName);
        built.name = cleanName(name.empty() ? m_tree[carriers.front()].name : name, m_repairs);
        if (!built.morphs.empty()) addOrigin(built, carriers);
        return built;
    }

    void addOrigin(const SkinnedMesh& built, const std::vector<int>& carriers)
    {
        MorphOrigin& origin = m_origins.emplace_back();
        origin.mesh = built.name;
        for (const int carrier : carriers) origin.nodes.push_back(m_tree[carrier].name);
        for (const MorphTarget& target : built.morphs) origin.targets.push_back(target.name);
    }

    SkinnedMesh withMorphs(const aiMesh& mesh, const glm::mat4& toModel)
    {
        SkinnedMesh built = geometry(m_scene, mesh, toModel, m_repairs);
        built.morphs = morphTargets(mesh, toModel, m_input.format, built, m_moved, m_repairs);
        return built;
    }

    SkinnedMesh skinned(const aiMesh& mesh, int node)
    {
        const glm::mat4 nodeToModel = m_input.units.toModel * m_tree.global(node);
        const glm::mat4 toModel =
            bindToModel(mesh, m_input.format == SceneFormat::Gltf ? nullptr : &nodeToModel, m_plan);
        SkinnedMesh built = withMorphs(mesh, toModel);
        addPaletteAndInfluences(built, mesh, toModel, m_plan, m_repairs);
        return built;
    }

    /// A mesh that follows one joint as it is, once a node that carries it: all of them are one mesh.
    SkinnedMesh rigid(const aiMesh& mesh, const std::vector<int>& carriers)
    {
        SkinnedMesh all;
        for (const int node : carriers)
            if (m_plan.carrierOf(m_tree, node) != noJoint && all.palette.size() < mostInstances)
                append(all, rigid(mesh, node));
        return all;
    }

    SkinnedMesh rigid(const aiMesh& mesh, int node)
    {
        const JointIndex joint = m_plan.carrierOf(m_tree, node);
        glm::mat4 toJoint(1.0f);
        for (int up = node; up != m_plan[joint].node; up = m_tree[up].parent)
            toJoint = m_tree[up].local * toJoint;
        toJoint = scaling(m_plan[joint].scale) * toJoint;

        const bool hasRest = isInvertible(m_plan.restModel(joint));
        const glm::mat4 rest = hasRest ? m_plan.restModel(joint) : glm::mat4(1.0f);
        SkinnedMesh built = withMorphs(mesh, rest * toJoint);
        built.palette.push_back({joint, glm::inverse(rest)});
        built.influences = std::vector<VertexInfluences>(mesh.mNumVertices);
        return built;
    }

    const aiScene& m_scene;
    const NodeTree& m_tree;
    const SkeletonPlan& m_plan;
    const MeshInput& m_input;
    std::vector<MorphOrigin>& m_origins;
    std::size_t m_moved = 0; ///< vertices, by all targets so far
    RepairList& m_repairs;
};

} // namespace

std::vector<SkinnedMesh> buildMeshes(const MeshInput& input, std::vector<MorphOrigin>& origins,
                                     RepairList& repairs)
{
    return MeshBuilder(input, origins, repairs).built();
}

} // namespace tagline
