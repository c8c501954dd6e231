#pragma once

// ClipBuilder turns a scene's animations into clips for the joints of its skeleton.

#include "core/animation/clips/Clip.h"
#include "core/import/ImportedModel.h"
#include "core/import/assimp/figure/MorphBuilder.h"
#include "core/import/assimp/figure/SkeletonPlan.h"
#include "core/import/assimp/gltf/GltfDocument.h"

#include <string>
#include <vector>

namespace tagline {

struct ClipInput
{
    const aiScene& scene;
    const NodeTree& tree;
    const SkeletonPlan& plan;
    SceneFormat format;
    std::string stem; ///< the file's name without its ending
    const ImportSettings& settings;
    const GltfDocument* gltf = nullptr;     ///< document of the file, if it is glTF
    const std::vector<MorphOrigin>& morphs; ///< of the meshes with targets
};

/// In the file's order. Clips without a name are named after the file's stem.
std::vector<Clip> buildClips(const ClipInput& input, RepairList& repairs);

} // namespace tagline
