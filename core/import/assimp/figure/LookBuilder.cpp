#include "core/import/assimp/figure/LookBuilder.h"

#include "core/import/assimp/Conversions.h"
#include "core/import/model/Names.h"
#include "core/mesh/PackedPixels.h"

#include <assimp/GltfMaterial.h>
#include <assimp/material.h>
#include <assimp/scene.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>

namespace tagline {
namespace {

constexpr std::size_t largestPicture = 64u << 20; ///< encoded
constexpr std::int32_t longestSide = 2048;        ///< that is kept: enough for views of a figure

constexpr float usualCutoff = 0.5f; ///< glTF's default, if a file has none

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

DecodedPicture pictureOf(const aiTexture& texture)
{
    DecodedPicture picture{std::int32_t(texture.mWidth), std::int32_t(texture.mHeight), {}};
    const std::size_t count = std::size_t(texture.mWidth) * texture.mHeight;
    picture.pixels.reserve(4 * count);
    for (std::size_t i = 0; i < count; ++i) {
        const aiTexel& texel = texture.pcData[i];
        picture.pixels.insert(picture.pixels.end(), {texel.r, texel.g, texel.b, texel.a});
    }
    return picture;
}

/// Half as wide and high: the mean of each four pixels. A side of one pixel stays.
DecodedPicture halved(const DecodedPicture& picture)
{
    DecodedPicture half{std::max(picture.width / 2, 1), std::max(picture.height / 2, 1), {}};
    half.pixels.reserve(4 * std::size_t(half.width) * std::size_t(half.height));
    const auto part = [&](std::int32_t x, std::int32_t y, std::size_t which) {
        const auto column = std::size_t(std::min(x, picture.width - 1));
        const auto row = std::size_t(std::min(y, picture.height - 1));
        return unsigned(picture.pixels[4 * (row * std::size_t(picture.width) + column) + which]);
    };
    for (std::int32_t y = 0; y < half.height; ++y)
        for (std::int32_t x = 0; x < half.width; ++x)
            for (std::size_t which = 0; which < 4; ++which)
                half.pixels.push_back(
                    std::uint8_t((part(2 * x, 2 * y, which) + part(2 * x + 1, 2 * y, which) +
                                  part(2 * x, 2 * y + 1, which) + part(2 * x + 1, 2 * y + 1, which) + 2) /
                                 4));
    return half;
}

/// Whether its pixels point out of the surface on average and hardly to a side, as normals do. Grey pictures,
/// such as height maps, would turn a surface into noise.
bool holdsNormals(const DecodedPicture& picture)
{
    const std::size_t count = picture.pixels.size() / 4;
    std::array<std::uint64_t, 3> sums{};
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t channel = 0; channel < 3; ++channel)
            sums[channel] += picture.pixels[4 * i + channel];
    const auto mean = [&](std::size_t channel) {
        return double(sums[channel]) / double(std::max<std::size_t>(count, 1));
    };
    return mean(2) >= 150.0 && mean(2) > mean(0) + 20.0 && mean(2) > mean(1) + 20.0 &&
           std::abs(mean(0) - 127.5) <= 60.0 && std::abs(mean(1) - 127.5) <= 60.0;
}

Error tooLarge() { return {"too-large", "pictures of more than 64 MB or 67 megapixels are not read", {}}; }

class LookBuilder
{
public:
    LookBuilder(const LookInput& input, RepairList& repairs)
        : m_scene(input.scene)
        , m_isGltf(input.format == SceneFormat::Gltf)
        , m_files(input.files)
        , m_decode(input.decode)
        , m_repairs(repairs)
    {
    }

    Looks built()
    {
        for (unsigned i = 0; i < m_scene.mNumMaterials; ++i)
            m_looks.materials.push_back(m_scene.mMaterials[i] ? material(*m_scene.mMaterials[i])
                                                              : Material());
        for (unsigned i = 0; i < m_scene.mNumMaterials; ++i) { // after all colours, which are added first
            if (!m_scene.mMaterials[i]) continue;
            addNormalMap(m_looks.materials[i], *m_scene.mMaterials[i]);
            if (m_isGltf) addSurfaceMap(m_looks.materials[i], *m_scene.mMaterials[i]);
        }
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
        material.alphaCutoff = cutoffOf(source);
        return material;
    }

    /// glTF multiplies the colour by the picture; in other formats the picture replaces it.
    glm::vec4 colourOf(const aiMaterial& source, bool hasPicture) const
    {
        const glm::vec4 fallback = hasPicture ? glm::vec4(1.0f) : Material().baseColour;
        aiColor4D colour;
        const bool isGiven = (m_isGltf && source.Get(AI_MATKEY_BASE_COLOR, colour) == aiReturn_SUCCESS) ||
                             source.Get(AI_MATKEY_COLOR_DIFFUSE, colour) == aiReturn_SUCCESS;
        if (!isGiven || (hasPicture && !m_isGltf) || !isUsable(converted(colour))) return fallback;
        glm::vec4 found = converted(colour);
        const std::string mode = alphaMode(source);
        found.a = mode == "BLEND" || mode == "MASK" ? found.a : 1.0f;
        return found;
    }

    /// Empty if the file has none: opaque.
    std::string alphaMode(const aiMaterial& source) const
    {
        aiString mode;
        const bool isSaid = m_isGltf && source.Get(AI_MATKEY_GLTF_ALPHAMODE, mode) == aiReturn_SUCCESS;
        return isSaid ? rawName(mode) : std::string();
    }

    float cutoffOf(const aiMaterial& source) const
    {
        if (alphaMode(source) != "MASK") return 0.0f;
        float cutoff = usualCutoff;
        source.Get(AI_MATKEY_GLTF_ALPHACUTOFF, cutoff);
        return std::isfinite(cutoff) ? std::clamp(cutoff, 0.0f, 1.0f) : usualCutoff;
    }

    std::int32_t textureOf(const aiMaterial& source)
    {
        for (const aiTextureType type : {aiTextureType_BASE_COLOR, aiTextureType_DIFFUSE}) {
            aiString path;
            if (source.GetTexture(type, 0, &path) != aiReturn_SUCCESS || path.length == 0) continue;
            return textureAt(rawName(path));
        }
        return -1;
    }

    void addNormalMap(Material& material, const aiMaterial& source)
    {
        for (const aiTextureType type : {aiTextureType_NORMALS, aiTextureType_NORMAL_CAMERA}) {
            material.normalMap = mapOf(source, type);
            if (material.normalMap < 0) continue;
            float scale = 1.0f;
            source.Get(AI_MATKEY_GLTF_TEXTURE_SCALE(type, 0), scale);
            material.normalScale = std::isfinite(scale) ? scale : 1.0f;
            if (m_areNormals[std::size_t(material.normalMap)]) return;
            material.normalMap = -1;
            m_repairs.add("normal-maps-unlike",
                          "pictures that are named as normal maps and hold no normals are left out");
        }
    }

    void addSurfaceMap(Material& material, const aiMaterial& source)
    {
        const auto coordinates = [&](aiTextureType type) {
            int set = 0;
            source.Get(AI_MATKEY_UVWSRC(type, 0), set);
            return set;
        };
        if (material.normalMap >= 0 &&
            coordinates(aiTextureType_NORMALS) != coordinates(aiTextureType_UNKNOWN)) {
            m_repairs.add("maps-lie-otherwise",
                          "maps of normals and surfaces that lie otherwise than the colours are left out");
            return;
        }
        material.surfaceMap = mapOf(source, aiTextureType_UNKNOWN);
        if (material.surfaceMap < 0) return;
        const auto factor = [&](float given) {
            return std::isfinite(given) ? std::clamp(given, 0.0f, 1.0f) : 1.0f;
        };
        float metal = 1.0f, roughness = 1.0f;
        source.Get(AI_MATKEY_METALLIC_FACTOR, metal);
        source.Get(AI_MATKEY_ROUGHNESS_FACTOR, roughness);
        material.metal = factor(metal);
        material.roughness = factor(roughness);
    }

    /// A map in the same layout as the colours; −1 for none.
    std::int32_t mapOf(const aiMaterial& source, aiTextureType type)
    {
        aiString path;
        if (source.GetTexture(type, 0, &path) != aiReturn_SUCCESS || path.length == 0) return -1;
        const auto set = [&](aiTextureType of) {
            int number = 0;
            source.Get(AI_MATKEY_UVWSRC(of, 0), number);
            return number;
        };
        if (source.GetTextureCount(aiTextureType_DIFFUSE) > 0 && set(type) != set(aiTextureType_DIFFUSE)) {
            m_repairs.add("maps-lie-otherwise",
                          "maps of normals and surfaces that lie otherwise than the colours are left out");
            return -1;
        }
        return textureAt(rawName(path));
    }

    std::int32_t textureAt(const std::string& path)
    {
        const auto [known, isNew] = m_byPath.emplace(path, -1);
        if (isNew) known->second = addTexture(path);
        return known->second;
    }

    std::int32_t addTexture(const std::string& path)
    {
        const std::string name = cleanName(nameOf(path), m_repairs);
        const auto found = picture(path, name);
        if (!found) {
            m_repairs.add("textures-missing",
                          "pictures that are not there, or not in the model's folder, are left out");
            return -1;
        }
        if (!*found) {
            m_repairs.add("textures-" + found->error().code,
                          "a picture is left out, and its material's plain colour is shown: “" + name +
                              "”, " + found->error().message);
            return -1;
        }
        return keep(**found, name);
    }

    /// A picture in the file often has its number for a name, as "*0".
    std::string nameOf(const std::string& path) const
    {
        const aiTexture* embedded = m_scene.GetEmbeddedTexture(path.c_str());
        const std::string own = embedded ? fileName(rawName(embedded->mFilename)) : std::string();
        return own.empty() ? fileName(path) : own;
    }

    std::int32_t keep(DecodedPicture picture, const std::string& name)
    {
        while (picture.width > longestSide || picture.height > longestSide) picture = halved(picture);
        m_pixels += std::uint64_t(picture.width) * std::uint64_t(picture.height);
        if (m_pixels > mostTexturePixels) {
            m_repairs.add("textures-too-many", "pictures past the first 64 megapixels are left out");
            return -1;
        }
        m_areNormals.push_back(holdsNormals(picture));
        m_looks.textures.push_back({name, packedPixels(picture.pixels), picture.width, picture.height});
        return std::int32_t(m_looks.textures.size()) - 1;
    }

    /// The picture at a path, or why it cannot be read; none if there is none.
    std::optional<Result<DecodedPicture>> picture(const std::string& path, const std::string& name)
    {
        const aiTexture* source = m_scene.GetEmbeddedTexture(path.c_str());
        if (!source || !source->pcData || source->mWidth == 0) return external(path, name);
        if (source->mHeight > 0) {
            if (source->mWidth > longestTextureSide || source->mHeight > longestTextureSide)
                return tooLarge();
            return pictureOf(*source);
        }
        const std::string ending = source->achFormatHint; // an embedded picture is often named "*0"
        const auto* first = reinterpret_cast<const std::byte*>(source->pcData);
        return decoded({first, source->mWidth}, name + '.' + ending);
    }

    /// A path of another machine often ends in the name of a file beside the model.
    std::optional<Result<DecodedPicture>> external(const std::string& path, const std::string& name)
    {
        for (const std::string& candidate : {path, fileName(path), "textures/" + fileName(path)})
            if (m_files.Exists(candidate.c_str()))
                if (const auto file = m_files.read(candidate)) return decoded(file->bytes(), name);
        m_files.read(fileName(path)); // recorded as missing: once it exists, the model is read anew
        return std::nullopt;
    }

    Result<DecodedPicture> decoded(std::span<const std::byte> bytes, const std::string& name) const
    {
        if (bytes.size() > largestPicture) return tooLarge();
        return m_decode(bytes, name);
    }

    const aiScene& m_scene;
    bool m_isGltf;
    ConfinedIOSystem& m_files;
    const PictureDecoder& m_decode;
    RepairList& m_repairs;
    std::map<std::string, std::int32_t> m_byPath;
    std::vector<bool> m_areNormals; ///< of each texture: whether it may be a normal map
    std::uint64_t m_pixels = 0;
    Looks m_looks;
};

} // namespace

Looks buildLooks(const LookInput& input, RepairList& repairs) { return LookBuilder(input, repairs).built(); }

} // namespace tagline
