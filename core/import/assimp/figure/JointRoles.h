#pragma once

// JointRoles says which nodes of a scene are joints, and which only move or mount them, or carry rigid
// meshes.

#include "core/import/assimp/figure/NodeTree.h"

#include <vector>

namespace tagline {

/// With a skin, joints are its bones and the nodes between them. Without one, they are all nodes but the
/// root (a moved one is a joint), helpers, cameras, lights, and those with meshes.
///
/// A mount is a node above all joints that nothing moves and that only turns axes or changes units, as the
/// armature objects of Blender do: what it does is passed on to its children, and it stays without effect. So
/// the joints of a figure mean the same in a file with an armature as in one without.
struct JointRoles
{
    std::vector<bool> isJoint; ///< one a node
    std::vector<bool>
        isNode; ///< one a node, no joint: above a body's joints, or carries or moves a rigid mesh
    std::vector<bool> isMount; ///< one a node, also a joint or a node
    std::vector<bool> isBone;  ///< one a node, also a joint: a mesh is bound to it

    bool isAny(int node) const { return isJoint[std::size_t(node)] || isNode[std::size_t(node)]; }
};

JointRoles findJointRoles(const aiScene& scene, const NodeTree& tree);

} // namespace tagline
