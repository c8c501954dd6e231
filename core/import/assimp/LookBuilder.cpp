#include "core/import/assimp/LookBuilder.h"

#include "core/import/assimp/Conversions.h"
#include "core/import/assimp/Names.h"

#include <assimp/GltfMaterial.h>
#include <assimp/material.h>
#include <assimp/scene.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

namespace tagline {
namespace {

constexpr std::size_t largestPicture = 64u << 20;
constexpr std::size_t mostPictureBytes = 256u << 20;

std::string fileName(const std::string& path)
{
    const std::size_t slash = path.find_last_of("/\\");
    return slash == std::string::npos ? path : path.substr(slash + 1);
}

bool isUsable(const glm::vec4& colour)
{
    for (int i = 0; i < 4; ++i)
        if (!std::isfinite(colour[i]) || colour[i] < 0.0f || colour[i] > 1e3f) return false;
    return true;
}

std::vector<std::byte> copied(const void* data, std::size_t size)
{
    const auto* first = static_cast<const std::byte*>(data);
    return {first, first + size};
}

/// Pixels as red, green, blue, alpha.
std::vector<std::byte> pixelsOf(const aiTexture& texture)
{
    const std::size_t count = std::size_t(texture.mWidth) * texture.mHeight;
    std::vector<std::byte> pixels;
    pixels.reserve(4 * count);
    for (std::size_t i = 0; i < count; ++i) {
        const aiTexel& texel = texture.pcData[i];
        for (const unsigned char part : {texel.r, texel.g, texel.b, texel.a})
            pixels.push_back(std::byte(part));
    }
    return pixels;
}

class LookBuilder
{
public:
    LookBuilder(const aiScene& scene, SceneFormat format, ConfinedIOSystem& files, RepairList& repairs)
        : m_scene(scene)
        , m_isGltf(format == SceneFormat::Gltf)
        , m_files(files)
        , m_repairs(repairs)
    {
    }

    Looks built()
    {
        for (unsigned i = 0; i < m_scene.mNumMaterials; ++i)
            m_looks.materials.push_back(m_scene.mMaterials[i] ? material(*m_scene.mMaterials[i])
                                                              : Material());
        return std::move(m_looks);
    }

private:
    Material material(const aiMaterial& source)
    {
        Material material;
        material.name = cleanName(rawName(source.GetName()), m_repairs);
        material.texture = textureOf(source);
        material.baseColour = colourOf(source, material.texture >= 0);
        int isDoubleSided = 0;
        source.Get(AI_MATKEY_TWOSIDED, isDoubleSided);
        material.isDoubleSided = isDoubleSided != 0;
        return material;
    }

    /// glTF multiplies the colour with the picture; elsewhere the picture stands in its place.
    glm::vec4 colourOf(const aiMaterial& source, bool hasPicture) const
    {
        const glm::vec4 fallback = hasPicture ? glm::vec4(1.0f) : Material().baseColour;
        aiColor4D colour;
        const bool isGiven = (m_isGltf && source.Get(AI_MATKEY_BASE_COLOR, colour) == aiReturn_SUCCESS) ||
                             source.Get(AI_MATKEY_COLOR_DIFFUSE, colour) == aiReturn_SUCCESS;
        if (!isGiven || (hasPicture && !m_isGltf) || !isUsable(converted(colour))) return fallback;
        glm::vec4 found = converted(colour);
        found.a = isTransparent(source) ? found.a : 1.0f;
        return found;
    }

    bool isTransparent(const aiMaterial& source) const
    {
        aiString mode;
        return m_isGltf && source.Get(AI_MATKEY_GLTF_ALPHAMODE, mode) == aiReturn_SUCCESS &&
               rawName(mode) == "BLEND";
    }

    std::int32_t textureOf(const aiMaterial& source)
    {
        for (const aiTextureType type : {aiTextureType_BASE_COLOR, aiTextureType_DIFFUSE}) {
            aiString path;
            if (source.GetTexture(type, 0, &path) != aiReturn_SUCCESS || path.length == 0) continue;
            const auto [known, isNew] = m_byPath.emplace(rawName(path), -1);
            if (isNew) known->second = addTexture(known->first);
            return known->second;
        }
        return -1;
    }

    std::int32_t addTexture(const std::string& path)
    {
        std::optional<Texture> texture = embedded(path);
        if (!texture) texture = external(path);
        if (!texture || !hasRoom(*texture)) {
            m_repairs.add("textures-missing",
                          "pictures that are not there, or not in the model's folder, are left out");
            return -1;
        }
        texture->name = cleanName(fileName(path), m_repairs);
        m_looks.textures.push_back(*std::move(texture));
        return std::int32_t(m_looks.textures.size()) - 1;
    }

    std::optional<Texture> embedded(const std::string& path) const
    {
        const aiTexture* source = m_scene.GetEmbeddedTexture(path.c_str());
        if (!source || !source->pcData || source->mWidth == 0) return std::nullopt;
        Texture texture;
        if (source->mHeight == 0) {
            texture.bytes = copied(source->pcData, source->mWidth);
            return texture;
        }
        if (std::size_t(source->mWidth) * source->mHeight > largestPicture / 4) return std::nullopt;
        texture.width = std::int32_t(source->mWidth);
        texture.height = std::int32_t(source->mHeight);
        texture.bytes = pixelsOf(*source);
        return texture;
    }

    /// Paths of other machines end in a name that often lies beside the model.
    std::optional<Texture> external(const std::string& path)
    {
        for (const std::string& candidate : {path, fileName(path), "textures/" + fileName(path)})
            if (m_files.Exists(candidate.c_str()))
                if (const auto file = m_files.read(candidate)) {
                    Texture texture;
                    texture.bytes = {file, file->bytes()};
                    return texture;
                }
        m_files.read(fileName(path)); // remembered as missing: when it comes, the model is read anew
        return std::nullopt;
    }

    bool hasRoom(const Texture& texture)
    {
        if (texture.bytes.empty() || texture.bytes.size() > largestPicture) return false;
        m_pictureBytes += texture.bytes.size();
        return m_pictureBytes <= mostPictureBytes;
    }

    const aiScene& m_scene;
    bool m_isGltf;
    ConfinedIOSystem& m_files;
    RepairList& m_repairs;
    std::map<std::string, std::int32_t> m_byPath;
    std::size_t m_pictureBytes = 0;
    Looks m_looks;
};

} // namespace

Looks buildLooks(const aiScene& scene, SceneFormat format, ConfinedIOSystem& files, RepairList& repairs)
{
    return LookBuilder(scene, format, files, repairs).built();
}

} // namespace tagline
