#include "core/import/assimp/JointRoles.h"

#include "core/import/assimp/Conversions.h"

#include <assimp/scene.h>

#include <unordered_set>

namespace tagline {
namespace {

using Names = std::unordered_set<std::string>;

/// Names of everything that a channel moves.
Names animatedNames(const aiScene& scene)
{
    Names names;
    for (unsigned a = 0; a < scene.mNumAnimations; ++a)
        for (unsigned c = 0; c < scene.mAnimations[a]->mNumChannels; ++c)
            names.insert(rawName(scene.mAnimations[a]->mChannels[c]->mNodeName));
    return names;
}

Names cameraAndLightNames(const aiScene& scene)
{
    Names names;
    for (unsigned i = 0; i < scene.mNumCameras; ++i) names.insert(rawName(scene.mCameras[i]->mName));
    for (unsigned i = 0; i < scene.mNumLights; ++i) names.insert(rawName(scene.mLights[i]->mName));
    return names;
}

bool isAnimated(const SourceNode& node, const Names& animated)
{
    for (const aiNode* link : node.chain)
        if (animated.contains(rawName(link->mName))) return true;
    return false;
}

bool hasBones(const aiScene& scene)
{
    for (unsigned i = 0; i < scene.mNumMeshes; ++i)
        if (scene.mMeshes[i]->mNumBones > 0) return true;
    return false;
}

/// Bones, and nodes with a bone above and below.
void markSkin(const aiScene& scene, const NodeTree& tree, std::vector<bool>& isJoint)
{
    for (unsigned i = 0; i < scene.mNumMeshes; ++i)
        for (unsigned b = 0; b < scene.mMeshes[i]->mNumBones; ++b)
            if (const int node = tree.find(rawName(scene.mMeshes[i]->mBones[b]->mName)); node != noNode)
                isJoint[std::size_t(node)] = true;

    std::vector<bool> above(isJoint.size()); // itself included, as is below
    std::vector<bool> below = isJoint;
    for (int node = 0; node < tree.size(); ++node) {
        const int parent = tree[node].parent;
        above[std::size_t(node)] =
            isJoint[std::size_t(node)] || (parent != noNode && above[std::size_t(parent)]);
    }
    for (int node = tree.size() - 1; node > 0; --node)
        if (below[std::size_t(node)]) below[std::size_t(tree[node].parent)] = true;
    for (std::size_t i = 0; i < isJoint.size(); ++i) isJoint[i] = above[i] && below[i];
}

bool isEndSite(const SourceNode& node, SceneFormat format)
{
    return format == SceneFormat::Bvh && node.name.starts_with("EndSite");
}

void markWithoutSkin(const aiScene& scene, const NodeTree& tree, SceneFormat format,
                     std::vector<bool>& isJoint)
{
    const Names animated = animatedNames(scene);
    const Names excluded = cameraAndLightNames(scene);
    for (int i = 0; i < tree.size(); ++i) {
        const SourceNode& node = tree[i];
        const bool isPlainRoot = i == 0 && format != SceneFormat::Bvh && !isAnimated(node, animated);
        isJoint[std::size_t(i)] = !isPlainRoot && !node.isHelper && node.meshes.empty() &&
                                  !isEndSite(node, format) && !excluded.contains(node.name);
    }
}

bool hasRigidMesh(const aiScene& scene, const SourceNode& node)
{
    for (const unsigned mesh : node.meshes)
        if (scene.mMeshes[mesh]->mNumBones == 0) return true;
    return false;
}

/// Nodes with rigid meshes, and with a skin the animated nodes above them up to the first joint.
void markNodes(const aiScene& scene, const NodeTree& tree, JointRoles& roles)
{
    const Names animated = animatedNames(scene);
    for (int i = 0; i < tree.size(); ++i) {
        if (!hasRigidMesh(scene, tree[i])) continue;
        const int carrier = std::max(tree.owner(i), 0);
        roles.isNode[std::size_t(carrier)] = !roles.isJoint[std::size_t(carrier)];
        for (int up = carrier; up != noNode && !roles.isJoint[std::size_t(up)]; up = tree[up].parent)
            if (isAnimated(tree[up], animated)) roles.isNode[std::size_t(up)] = true;
    }
}

} // namespace

JointRoles findJointRoles(const aiScene& scene, const NodeTree& tree, SceneFormat format)
{
    JointRoles roles;
    roles.isJoint.resize(std::size_t(tree.size()));
    roles.isNode.resize(std::size_t(tree.size()));
    roles.hasSkin = hasBones(scene);
    if (roles.hasSkin)
        markSkin(scene, tree, roles.isJoint);
    else
        markWithoutSkin(scene, tree, format, roles.isJoint);
    markNodes(scene, tree, roles);
    return roles;
}

} // namespace tagline
