#pragma once

// MeshBuilder turns a scene's meshes into meshes that follow the skeleton.

#include "core/import/assimp/SkeletonPlan.h"
#include "core/mesh/SkinnedMesh.h"

#include <vector>

namespace tagline {

/// In order of the nodes. A skinned mesh comes once; a rigid one once a node that carries it. Points and
/// lines are left out.
std::vector<SkinnedMesh> buildMeshes(const aiScene& scene, const NodeTree& tree, const SkeletonPlan& plan,
                                     RepairList& repairs);

} // namespace tagline
