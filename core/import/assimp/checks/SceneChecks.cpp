#include "core/import/assimp/checks/SceneChecks.h"

#include "core/import/model/NodeLimits.h"

#include <assimp/scene.h>

#include <algorithm>
#include <vector>

namespace tagline {
namespace {

/// Takes the entries out of a counted array that `isBad` names; how many.
template<class T, class IsBad>
unsigned dropIf(T* items, unsigned& count, IsBad isBad)
{
    if (!items) return std::exchange(count, 0u);
    const unsigned kept = unsigned(std::remove_if(items, items + count, isBad) - items);
    return std::exchange(count, kept) - kept;
}

void checkNode(aiNode& node, const aiScene& scene, RepairList& repairs)
{
    if (!node.mChildren) node.mNumChildren = 0;
    const unsigned dropped =
        dropIf(node.mMeshes, node.mNumMeshes, [&](unsigned mesh) { return mesh >= scene.mNumMeshes; });
    repairs.add("meshes-missing", "nodes named meshes that are not there", dropped);
}

Result<void> checkNodes(const aiScene& scene, RepairList& repairs)
{
    std::vector<std::pair<aiNode*, int>> pending{{scene.mRootNode, 1}};
    int nodes = 0;
    while (!pending.empty()) {
        const auto [node, level] = pending.back();
        pending.pop_back();
        if (++nodes > mostNodes)
            return Error{"import.too-many-nodes",
                         "the scene has more than 100,000 nodes: export the figure alone",
                         {}};
        if (level > mostLevels)
            return Error{"import.too-deep",
                         "its nodes are nested more than 1,000 levels deep: export the figure alone",
                         {}};
        checkNode(*node, scene, repairs);
        for (unsigned i = 0; i < node->mNumChildren; ++i)
            if (node->mChildren[i]) pending.emplace_back(node->mChildren[i], level + 1);
    }
    return {};
}

/// Faces are only emptied: their arrays belong to Assimp.
void checkMesh(aiMesh& mesh, RepairList& repairs)
{
    if (!mesh.mVertices) mesh.mNumVertices = 0;
    if (!mesh.mFaces) mesh.mNumFaces = 0;
    if (!mesh.mBones) mesh.mNumBones = 0;
    std::int64_t broken = 0;
    for (unsigned i = 0; i < mesh.mNumFaces; ++i) {
        aiFace& face = mesh.mFaces[i];
        const bool isWhole =
            face.mIndices && std::all_of(face.mIndices, face.mIndices + face.mNumIndices,
                                         [&](unsigned index) { return index < mesh.mNumVertices; });
        if (isWhole) continue;
        ++broken;
        face.mNumIndices = 0;
        delete[] std::exchange(face.mIndices, nullptr);
    }
    repairs.add("faces-out-of-range", "faces with corners that are not there were left out", broken);
    for (unsigned b = 0; b < mesh.mNumBones; ++b)
        if (mesh.mBones[b] && !mesh.mBones[b]->mWeights) mesh.mBones[b]->mNumWeights = 0;
    dropIf(mesh.mBones, mesh.mNumBones, [](const aiBone* bone) { return !bone; });
}

void checkChannel(aiNodeAnim& channel)
{
    if (!channel.mPositionKeys) channel.mNumPositionKeys = 0;
    if (!channel.mRotationKeys) channel.mNumRotationKeys = 0;
    if (!channel.mScalingKeys) channel.mNumScalingKeys = 0;
}

void checkAnimation(aiAnimation& animation)
{
    dropIf(animation.mChannels, animation.mNumChannels, [](const aiNodeAnim* channel) { return !channel; });
    dropIf(animation.mMeshChannels, animation.mNumMeshChannels,
           [](const aiMeshAnim* c) { return !c || !c->mKeys; });
    dropIf(animation.mMorphMeshChannels, animation.mNumMorphMeshChannels,
           [](const aiMeshMorphAnim* c) { return !c || !c->mKeys; });
    for (unsigned i = 0; i < animation.mNumChannels; ++i) checkChannel(*animation.mChannels[i]);
}

} // namespace

Result<void> checkScene(aiScene& scene, RepairList& repairs)
{
    if (!scene.mRootNode) return Error{"import.no-root", "the file holds no scene: export it again", {}};
    if (!scene.mMeshes) scene.mNumMeshes = 0;
    if (!scene.mMaterials) scene.mNumMaterials = 0;
    if (!scene.mCameras) scene.mNumCameras = 0;
    if (!scene.mLights) scene.mNumLights = 0;
    if (auto checked = checkNodes(scene, repairs); !checked) return checked;
    for (unsigned i = 0; i < scene.mNumMeshes; ++i) checkMesh(*scene.mMeshes[i], repairs);
    dropIf(scene.mAnimations, scene.mNumAnimations, [](const aiAnimation* animation) { return !animation; });
    for (unsigned i = 0; i < scene.mNumAnimations; ++i) checkAnimation(*scene.mAnimations[i]);
    return {};
}

} // namespace tagline
