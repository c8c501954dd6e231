#pragma once

// MeshBuilder turns a scene's meshes into meshes that follow the skeleton.

#include "core/import/assimp/figure/MorphBuilder.h"
#include "core/import/assimp/figure/SkeletonPlan.h"
#include "core/mesh/SkinnedMesh.h"

#include <vector>

namespace tagline {

struct MeshInput
{
    const aiScene& scene;
    const NodeTree& tree;
    const UnitsAndAxes& units;
    const SkeletonPlan& plan;
    SceneFormat format;
};

/// In order of the nodes. A skinned mesh comes once; a rigid one once a node that carries it. Points and
/// lines are left out. Where the meshes with morph targets come from is added to `origins`.
std::vector<SkinnedMesh> buildMeshes(const MeshInput& input, std::vector<MorphOrigin>& origins,
                                     RepairList& repairs);

} // namespace tagline
