#pragma once

// LookBuilder finds the colours and pictures of a scene's materials.

#include "core/import/assimp/ConfinedIOSystem.h"
#include "core/import/assimp/RepairList.h"
#include "core/import/exchange/ImportFormats.h"
#include "core/mesh/SkinnedMesh.h"

#include <vector>

struct aiScene;

namespace tagline {

struct Looks
{
    std::vector<Material> materials; ///< one a material of the scene, in order
    std::vector<Texture> textures;   ///< those that a material names, each once
};

/// Pictures come from inside the file or from the model's folder. Those that are not there are repairs.
Looks buildLooks(const aiScene& scene, SceneFormat format, ConfinedIOSystem& files, RepairList& repairs);

} // namespace tagline
