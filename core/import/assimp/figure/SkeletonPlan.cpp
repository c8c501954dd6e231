#include "core/import/assimp/figure/SkeletonPlan.h"

#include "core/import/assimp/Conversions.h"
#include "core/import/assimp/figure/JointRoles.h"
#include "core/import/model/Names.h"

#include <assimp/scene.h>
#include <glm/gtc/matrix_transform.hpp>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

/// Values that are not finite, as a damaged file may hold, become those of no transform.
Transform repaired(Transform transform)
{
    const Transform none;
    if (!isFinite(transform.translation)) transform.translation = none.translation;
    if (!isFinite(transform.scale)) transform.scale = none.scale;
    const float length = glm::length(transform.rotation);
    transform.rotation =
        std::isfinite(length) && length > 1e-6f ? transform.rotation / length : none.rotation;
    return transform;
}

} // namespace

glm::mat4 JointOrigin::local(const glm::mat4& foldedNow, const glm::mat4& nodeLocal) const
{
    return scaling(parentScale) * foldedNow * nodeLocal * scaling(1.0f / scale);
}

SkeletonPlan::SkeletonPlan(const aiScene& scene, const NodeTree& tree, const UnitsAndAxes& units,
                           RepairList& repairs)
{
    m_jointOfNode.assign(std::size_t(tree.size()), noJoint);
    addNodes(tree, findJointRoles(scene, tree), units);
    addLooseBones(scene, tree, units, repairs);
    makeSkeleton(tree, repairs);
}

JointOrigin SkeletonPlan::originOf(const NodeTree& tree, int node, const UnitsAndAxes& units) const
{
    JointOrigin origin;
    origin.node = node;
    int up = tree[node].parent;
    for (; up != noNode; up = tree[up].parent) {
        const JointIndex joint = jointOf(up);
        if (joint != noJoint && origin.parent == noJoint) origin.parent = joint;
        if (joint != noJoint && !(*this)[joint].isMount) break;
        origin.folded.insert(origin.folded.begin(), up);
    }
    if (up == noNode)
        origin.beforeFolded = units.toModel;
    else
        origin.parentScale = (*this)[origin.parent].scale;
    origin.foldedRest = origin.beforeFolded;
    for (const int folded : origin.folded) origin.foldedRest *= tree[folded].local;
    origin.scale = origin.parentScale * uniformScaleOf(origin.foldedRest);
    return origin;
}

void SkeletonPlan::addNodes(const NodeTree& tree, const JointRoles& roles, const UnitsAndAxes& units)
{
    for (int node = 0; node < tree.size(); ++node) {
        if (!roles.isAny(node)) continue;
        JointOrigin origin = originOf(tree, node, units);
        origin.kind = roles.isJoint[std::size_t(node)] ? JointKind::Joint : JointKind::Node;
        origin.isMount = roles.isMount[std::size_t(node)];
        const float own = uniformScaleOf(tree[node].local);
        if (origin.isMount)
            origin.scale = 1.0f;
        else if (!roles.isBone[std::size_t(node)] && isUnitLike(own))
            origin.scale *= own;
        m_jointOfNode[std::size_t(node)] = JointIndex(m_origins.size());
        m_origins.push_back(std::move(origin));
    }
}

void SkeletonPlan::addLooseBones(const aiScene& scene, const NodeTree& tree, const UnitsAndAxes& units,
                                 RepairList& repairs)
{
    for (unsigned m = 0; m < scene.mNumMeshes; ++m)
        for (unsigned b = 0; b < scene.mMeshes[m]->mNumBones; ++b) {
            const aiBone& bone = *scene.mMeshes[m]->mBones[b];
            const std::string name = rawName(bone.mName);
            if (const int node = tree.find(name); node != noNode) {
                m_jointOfBone.emplace(name, jointOf(node));
                continue;
            }
            if (!m_jointOfBone.emplace(name, JointIndex(m_origins.size())).second) continue;
            repairs.add("bones-without-node", "bones that the scene has no node for stay as they were bound");
            JointOrigin origin;
            origin.scale = uniformScaleOf(units.toModel);
            const glm::mat4 offset = converted(bone.mOffsetMatrix);
            const bool canInvert = std::abs(glm::determinant(offset)) > 1e-12f;
            m_looseBones.emplace_back(name,
                                      units.toModel * (canInvert ? glm::inverse(offset) : glm::mat4(1.0f)));
            m_origins.push_back(origin);
        }
}

void SkeletonPlan::makeSkeleton(const NodeTree& tree, RepairList& repairs)
{
    const std::size_t firstLoose = m_origins.size() - m_looseBones.size();
    std::vector<Joint> joints(m_origins.size());
    for (std::size_t i = 0; i < joints.size(); ++i) {
        const JointOrigin& origin = m_origins[i];
        const bool isLoose = i >= firstLoose;
        const glm::mat4 local = origin.isMount ? glm::mat4(1.0f)
                                : isLoose ? origin.local(glm::mat4(1.0f), m_looseBones[i - firstLoose].second)
                                          : origin.local(origin.foldedRest, tree[origin.node].local);
        joints[i].parent = origin.parent;
        joints[i].kind = origin.kind;
        joints[i].rest = repaired(decomposed(local));
        const glm::mat4 parent = origin.parent == noJoint ? glm::mat4(1.0f) : restModel(origin.parent);
        m_restModel.push_back(parent * joints[i].rest.matrix());
    }
    UniqueNames names(repairs);
    for (const JointKind kind : {JointKind::Joint, JointKind::Node})
        for (std::size_t i = 0; i < joints.size(); ++i)
            if (joints[i].kind == kind)
                joints[i].name = names.unique(i < firstLoose ? tree[m_origins[i].node].name
                                                             : m_looseBones[i - firstLoose].first);
    m_skeleton = Skeleton(std::move(joints));
}

JointIndex SkeletonPlan::jointOfBone(const std::string& bone) const
{
    const auto found = m_jointOfBone.find(bone);
    return found == m_jointOfBone.end() ? noJoint : found->second;
}

JointIndex SkeletonPlan::carrierOf(const NodeTree& tree, int node) const
{
    for (; node != noNode; node = tree[node].parent)
        if (jointOf(node) != noJoint) return jointOf(node);
    return noJoint;
}

} // namespace tagline
