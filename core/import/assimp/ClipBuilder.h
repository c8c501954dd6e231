#pragma once

// ClipBuilder turns a scene's animations into clips for the joints of its skeleton.

#include "core/animation/Clip.h"
#include "core/import/ImportedModel.h"
#include "core/import/assimp/SkeletonPlan.h"

#include <string>
#include <vector>

namespace tagline {

/// In the file's order. Clips without a name, and all of BVH, are named after the file's stem.
std::vector<Clip> buildClips(const aiScene& scene, const NodeTree& tree, const SkeletonPlan& plan,
                             SceneFormat format, const std::string& stem, const ImportSettings& settings,
                             RepairList& repairs);

} // namespace tagline
