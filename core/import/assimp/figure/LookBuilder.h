#pragma once

// LookBuilder finds the colours and pictures of a scene's materials.

#include "core/import/assimp/ConfinedIOSystem.h"
#include "core/import/assimp/figure/PictureDecoder.h"
#include "core/import/exchange/ImportFormats.h"
#include "core/import/model/RepairList.h"
#include "core/mesh/SkinnedMesh.h"

#include <vector>

struct aiScene;

namespace tagline {

struct Looks
{
    std::vector<Material> materials; ///< one a material of the scene, in order
    std::vector<Texture> textures;   ///< those that a material names, each once
};

struct LookInput
{
    const aiScene& scene;
    SceneFormat format;
    ConfinedIOSystem& files;
    const PictureDecoder& decode;
};

/// Pictures come from inside the file or from the model's folder, and are kept small enough to be looked at.
/// Those that are not there or cannot be decoded are repairs.
Looks buildLooks(const LookInput& input, RepairList& repairs);

} // namespace tagline
