#include "render/CharacterModel.h"

#include "core/mesh/AutoBody.h"
#include "core/mesh/PackedPixels.h"

namespace tagline {

Result<RgbaImage> decoded(const Texture& texture)
{
    auto pixels = unpackedPixels(texture.bytes, std::size_t(texture.width) * std::size_t(texture.height));
    if (pixels) return RgbaImage{texture.width, texture.height, *std::move(pixels)};
    return Error{"texture.unreadable",
                 "The texture “" + texture.name +
                     "” cannot be read: its pixels are not whole. Its material's plain colour is shown.",
                 {}};
}

std::shared_ptr<const CharacterModel> CharacterModel::of(const ImportedModel& model)
{
    auto character = std::make_shared<CharacterModel>();
    character->skeleton = model.skeleton;
    character->isBodyMade = model.meshes.empty();
    character->meshes = character->isBodyMade ? autoBody(model.skeleton) : model.meshes;
    character->materials = model.materials;
    for (const Texture& texture : model.textures) {
        Result<RgbaImage> image = decoded(texture);
        if (!image) character->problems.push_back(image.error().message);
        character->textures.push_back(image.valueOr({}));
    }
    return character;
}

} // namespace tagline
