#pragma once

// SkeletonPlan is the skeleton of a scene, and the origin of each joint in the scene's nodes.
//
//   scene     Root ─ Armature (scale 100) ─ Hips ─ Spine
//   skeleton         Armature (a mount: 1)  Hips ─ Spine        joint scales 1, translations in metres

#include "core/animation/figure/Skeleton.h"
#include "core/import/assimp/UnitsAndAxes.h"
#include "core/import/assimp/figure/NodeTree.h"

#include <string>
#include <vector>

namespace tagline {

/// Origin of one joint of the skeleton. The joint's space is the node's without the uniform scale of all
/// nodes folded above it: model matrix (scene) = model matrix (ours) · scale.
struct JointOrigin
{
    int node = noNode; ///< noNode: a bone without a node in the scene
    JointIndex parent = noJoint;
    JointKind kind = JointKind::Joint;
    bool isMount = false;         ///< stays the identity: folded into its children (JointRoles.h)
    std::vector<int> folded;      ///< nodes between the parent (or the scene) and this one, outermost first
    glm::mat4 beforeFolded{1.0f}; ///< transform before them: for the first joint, from the scene to the model
    glm::mat4 foldedRest{1.0f};   ///< the product of beforeFolded and the folded nodes at rest
    float parentScale = 1.0f;     ///< the scale taken out of the parent's space
    float scale = 1.0f;           ///< the scale taken out of this one's space

    /// The joint's local transform for the node's, with `foldedNow` between the joint and its parent.
    glm::mat4 local(const glm::mat4& foldedNow, const glm::mat4& nodeLocal) const;
};

struct JointRoles;

class SkeletonPlan
{
public:
    SkeletonPlan(const aiScene& scene, const NodeTree& tree, const UnitsAndAxes& units, RepairList& repairs);

    const Skeleton& skeleton() const { return m_skeleton; }
    const std::vector<JointOrigin>& origins() const { return m_origins; }
    const JointOrigin& operator[](JointIndex joint) const { return m_origins[std::size_t(joint)]; }

    /// The joint of a node; noJoint if it has none.
    JointIndex jointOf(int node) const { return m_jointOfNode[std::size_t(node)]; }
    /// The joint of a bone by the bone's name; noJoint if it has none.
    JointIndex jointOfBone(const std::string& bone) const;
    /// The joint that a node follows: the nearest one upwards, including its own.
    JointIndex carrierOf(const NodeTree& tree, int node) const;
    /// Our model matrix of a joint at rest.
    const glm::mat4& restModel(JointIndex joint) const { return m_restModel[std::size_t(joint)]; }

private:
    void addNodes(const NodeTree& tree, const JointRoles& roles, const UnitsAndAxes& units);
    JointOrigin originOf(const NodeTree& tree, int node, const UnitsAndAxes& units) const;
    void addLooseBones(const aiScene& scene, const NodeTree& tree, const UnitsAndAxes& units,
                       RepairList& repairs);
    void makeSkeleton(const NodeTree& tree, RepairList& repairs);

    std::vector<JointOrigin> m_origins;
    std::vector<JointIndex> m_jointOfNode;
    std::unordered_map<std::string, JointIndex> m_jointOfBone;
    std::vector<std::pair<std::string, glm::mat4>>
        m_looseBones; ///< names and rest, in order of m_origins' end
    std::vector<glm::mat4> m_restModel;
    Skeleton m_skeleton;
};

} // namespace tagline
