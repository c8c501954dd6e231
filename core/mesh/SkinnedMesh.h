#pragma once

// SkinnedMesh is a triangle mesh that follows the joints of a skeleton.

#include "core/animation/figure/Skeleton.h"
#include "core/support/SharedArray.h"

#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace tagline {

/// Up to four influences of a vertex: places in the mesh's `palette` and weights that sum to 1.
struct VertexInfluences
{
    std::array<std::uint16_t, 4> palette{};
    std::array<float, 4> weights{1.0f, 0.0f, 0.0f, 0.0f};

    bool operator==(const VertexInfluences&) const = default;
};

/// Data for a vertex to follow one joint: position in model space = joint's model matrix · inverseBind ·
/// bind position.
struct PaletteEntry
{
    JointIndex joint = 0;
    glm::mat4 inverseBind{1.0f}; ///< bind (mesh) space → joint space, metres

    bool operator==(const PaletteEntry&) const = default;
};

/// Offsets of some vertices, times the target's weight, in the mesh's bind space. Valid means: vertices
/// strictly increase and are the mesh's; positions are as many; normals too, or none.
struct MorphTarget
{
    std::string name;
    float weight = 0.0f;                 ///< used if nothing moves it
    SharedArray<std::uint32_t> vertices; ///< those that it moves
    SharedArray<glm::vec3> positions;    ///< how far each goes at weight 1, metres
    SharedArray<glm::vec3> normals;      ///< how far its normal goes; empty: they stay

    bool isValidFor(std::size_t vertexCount) const;
};

/// Valid means: positions, normals and influences are of one length; texture coordinates too, or none;
/// indices come in threes and are in range; palette places are in range; the palette's joints are the
/// skeleton's; morph targets are valid. A rigid mesh is one whose palette has one entry.
struct SkinnedMesh
{
    std::string name;
    SharedArray<glm::vec3> positions;          ///< bind pose, metres
    SharedArray<glm::vec3> normals;            ///< unit length
    SharedArray<glm::vec2> textureCoordinates; ///< origin top left; empty for none
    SharedArray<VertexInfluences> influences;
    SharedArray<std::uint32_t> indices; ///< counter-clockwise triangles
    std::vector<PaletteEntry> palette;
    std::vector<MorphTarget> morphs;
    std::int32_t material = -1; ///< −1: the default material

    std::size_t vertexCount() const { return positions.size(); }
    std::size_t triangleCount() const { return indices.size() / 3; }
};

struct Material
{
    std::string name;
    glm::vec4 baseColour{0.8f, 0.8f, 0.8f, 1.0f}; ///< linear RGBA, multiplied with the texture
    std::int32_t texture = -1;                    ///< −1: none
    bool isDoubleSided = false;
    float alphaCutoff = 0.0f;     ///< 0 … 1: parts less opaque are not drawn; 0: all are drawn
    std::int32_t normalMap = -1;  ///< texture of normals, green up; −1: none
    float normalScale = 1.0f;     ///< how far they turn: 1 as drawn, 0 not at all
    std::int32_t surfaceMap = -1; ///< texture: green roughness, blue metal; −1: neither is known
    float roughness = 1.0f;       ///< 0 … 1, multiplied with the texture's; without one it is not drawn
    float metal = 1.0f;           ///< the same

    bool operator==(const Material&) const = default;
};

/// A picture of width × height pixels, rows from the top: the import worker decoded it, PackedPixels.h
/// unpacks it.
struct Texture
{
    std::string name;
    SharedArray<std::byte> bytes;
    std::int32_t width = 0;
    std::int32_t height = 0;
};

} // namespace tagline
