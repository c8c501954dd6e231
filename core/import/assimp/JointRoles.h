#pragma once

// JointRoles says which nodes of a scene are joints, and which only carry or move rigid meshes.

#include "core/import/assimp/NodeTree.h"
#include "core/import/exchange/ImportFormats.h"

#include <vector>

namespace tagline {

/// With a skin, joints are its bones and the nodes between them. Without one, they are all nodes but the
/// root (that of BVH and an animated one are joints), helpers, end sites, cameras, lights, and those with
/// meshes.
struct JointRoles
{
    std::vector<bool> isJoint; ///< one a node
    std::vector<bool> isNode;  ///< one a node: carries a rigid mesh, or is animated and moves one
    bool hasSkin = false;
};

JointRoles findJointRoles(const aiScene& scene, const NodeTree& tree, SceneFormat format);

} // namespace tagline
