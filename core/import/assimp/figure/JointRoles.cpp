#include "core/import/assimp/figure/JointRoles.h"

#include "core/animation/figure/Transform.h"
#include "core/import/assimp/Conversions.h"
#include "core/import/assimp/figure/MovedNames.h"

#include <assimp/scene.h>

#include <algorithm>
#include <unordered_set>

namespace tagline {
namespace {

using Names = std::unordered_set<std::string>;

Names cameraAndLightNames(const aiScene& scene)
{
    Names names;
    for (unsigned i = 0; i < scene.mNumCameras; ++i) names.insert(rawName(scene.mCameras[i]->mName));
    for (unsigned i = 0; i < scene.mNumLights; ++i) names.insert(rawName(scene.mLights[i]->mName));
    return names;
}

bool isIn(const Names& names, const SourceNode& node)
{
    return std::any_of(node.chain.begin(), node.chain.end(),
                       [&](const aiNode* link) { return names.contains(rawName(link->mName)); });
}

bool hasBones(const aiScene& scene)
{
    return std::any_of(scene.mMeshes, scene.mMeshes + scene.mNumMeshes,
                       [](const aiMesh* mesh) { return mesh->mNumBones > 0; });
}

bool hasRigidMesh(const aiScene& scene, const SourceNode& node)
{
    return std::any_of(node.meshes.begin(), node.meshes.end(),
                       [&](unsigned mesh) { return scene.mMeshes[mesh]->mNumBones == 0; });
}

/// Whether a turn puts axes onto axes.
bool isAxisTurn(const glm::mat4& matrix)
{
    const glm::mat3 turn = glm::mat3_cast(decomposed(matrix).rotation);
    for (int column = 0; column < 3; ++column)
        for (int row = 0; row < 3; ++row) {
            const float size = std::abs(turn[column][row]);
            if (size > 1e-3f && size < 1.0f - 1e-3f) return false;
        }
    return true;
}

/// Whether a transform changes units, or only turns axes about the origin.
bool isMounting(const glm::mat4& matrix)
{
    return isUnitLike(uniformScaleOf(matrix)) ||
           (glm::length(glm::vec3(matrix[3])) < 1e-4f && isAxisTurn(matrix));
}

class RoleFinder
{
public:
    RoleFinder(const aiScene& scene, const NodeTree& tree)
        : m_scene(scene)
        , m_tree(tree)
        , m_moved(scene)
    {
        for (auto* roles : {&m_roles.isJoint, &m_roles.isNode, &m_roles.isMount, &m_roles.isBone})
            roles->resize(std::size_t(tree.size()));
    }

    JointRoles found()
    {
        const bool hasSkin = hasBones(m_scene);
        if (hasSkin)
            markSkin();
        else
            markWithoutSkin();
        if (hasSkin) markAboveJoints();
        markMeshes(hasSkin);
        markMounts();
        return m_roles;
    }

private:
    /// Whether the node is the scene's root, which is no joint unless it moves.
    bool isPlainRoot(int node) const { return node == 0 && !isIn(m_moved.animated, m_tree[0]); }

    void markBones()
    {
        for (unsigned i = 0; i < m_scene.mNumMeshes; ++i)
            for (unsigned b = 0; b < m_scene.mMeshes[i]->mNumBones; ++b) {
                const int node = m_tree.find(rawName(m_scene.mMeshes[i]->mBones[b]->mName));
                if (node != noNode) m_roles.isBone[std::size_t(node)] = true;
            }
    }

    /// Bones, and nodes with a bone above and below.
    void markSkin()
    {
        markBones();
        std::vector<bool> above = m_roles.isBone; // itself included, as is below
        std::vector<bool> below = m_roles.isBone;
        for (std::size_t node = 1; node < above.size(); ++node)
            if (above[std::size_t(m_tree[int(node)].parent)]) above[node] = true;
        for (std::size_t node = below.size() - 1; node > 0; --node)
            if (below[node]) below[std::size_t(m_tree[int(node)].parent)] = true;
        for (std::size_t node = 0; node < above.size(); ++node)
            m_roles.isJoint[node] = above[node] && below[node];
    }

    void markWithoutSkin()
    {
        const Names excluded = cameraAndLightNames(m_scene);
        for (int i = 0; i < m_tree.size(); ++i) {
            const SourceNode& node = m_tree[i];
            m_roles.isJoint[std::size_t(i)] =
                !isPlainRoot(i) && !node.isHelper && node.meshes.empty() && !excluded.contains(node.name);
        }
    }

    /// Marks all nodes above one up to the first joint.
    void markAbove(int node, bool onlyAnimated)
    {
        for (int up = node; up != noNode && !m_roles.isJoint[std::size_t(up)]; up = m_tree[up].parent)
            if (!m_tree[up].isHelper && !isPlainRoot(up) &&
                (!onlyAnimated || isIn(m_moved.animated, m_tree[up])))
                m_roles.isNode[std::size_t(up)] = true;
    }

    void markAboveJoints()
    {
        for (int node = 1; node < m_tree.size(); ++node)
            if (m_roles.isJoint[std::size_t(node)]) markAbove(m_tree[node].parent, false);
    }

    void markMeshes(bool hasSkin)
    {
        for (int i = 0; i < m_tree.size(); ++i) {
            if (!hasRigidMesh(m_scene, m_tree[i])) continue;
            const int carrier = std::max(m_tree.owner(i), 0);
            m_roles.isNode[std::size_t(carrier)] = !m_roles.isJoint[std::size_t(carrier)];
            if (hasSkin) markAbove(carrier, true);
        }
    }

    void markMounts()
    {
        std::vector<bool> hasChild(std::size_t(m_tree.size()));
        for (int node = m_tree.size() - 1; node > 0; --node)
            if (m_roles.isAny(node) || hasChild[std::size_t(node)])
                hasChild[std::size_t(m_tree[node].parent)] = true;
        for (int node = 0; node < m_tree.size(); ++node)
            m_roles.isMount[std::size_t(node)] = hasChild[std::size_t(node)] && isMount(node);
    }

    bool isMount(int node) const
    {
        if (!m_roles.isAny(node) || m_roles.isBone[std::size_t(node)] || !m_tree[node].meshes.empty())
            return false;
        for (int up = m_tree[node].parent; up != noNode; up = m_tree[up].parent)
            if (m_roles.isAny(up) && !m_roles.isMount[std::size_t(up)]) return false;
        return !isIn(m_moved.moving, m_tree[node]) && isMounting(m_tree[node].local);
    }

    const aiScene& m_scene;
    const NodeTree& m_tree;
    MovedNames m_moved;
    JointRoles m_roles;
};

} // namespace

JointRoles findJointRoles(const aiScene& scene, const NodeTree& tree)
{
    return RoleFinder(scene, tree).found();
}

} // namespace tagline
