#pragma once

// CharacterModel is what a model file gives to look at: a skeleton, the meshes on it, materials, pictures.

#include "core/import/ImportedModel.h"
#include "core/support/Result.h"
#include "render/RgbaImage.h"

#include <memory>
#include <string>
#include <vector>

namespace tagline {

/// Immutable once made, so that it is shared between threads and views.
struct CharacterModel
{
    Skeleton skeleton;
    std::vector<SkinnedMesh> meshes; ///< the file's, or a body made for the skeleton
    std::vector<Material> materials;
    std::vector<RgbaImage> textures;   ///< decoded; an empty picture where one could not be read
    bool isBodyMade = false;           ///< the file has no mesh, so the body was made
    std::vector<std::string> problems; ///< for people: textures that could not be read

    /// Unpacks the textures, which takes a while: safe to call on any thread.
    static std::shared_ptr<const CharacterModel> of(const ImportedModel& model);
};

/// The pixels that a texture holds. Errors: "texture.unreadable" with its name.
Result<RgbaImage> decoded(const Texture& texture);

} // namespace tagline
