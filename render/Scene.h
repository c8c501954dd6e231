#pragma once

// Scene is the content of one picture: plain values and spans that the renderer only reads.

#include "core/support/StrongId.h"
#include "render/Bounds.h"

#include <glm/mat4x4.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tagline {

/// A mesh that a renderer holds.
using MeshHandle = StrongId<struct MeshHandleTag>;
/// A texture that a renderer holds.
using TextureHandle = StrongId<struct TextureHandleTag>;

/// A mesh's vertices moved by morph targets, in bind space.
struct MorphedVertices
{
    std::vector<glm::vec3> positions;
    std::vector<glm::vec3> normals;
    std::uint64_t version = 0; ///< changes whenever the vertices change
};

/// A mesh in one pose.
struct DrawnMesh
{
    MeshHandle mesh;
    std::span<const glm::mat4> palette; ///< one affine matrix per entry of the mesh's palette: bind → world
    glm::vec3 baseColour{0.8f};         ///< linear RGB, multiplied with the texture
    TextureHandle texture;              ///< invalid for none
    float opacity = 1.0f;               ///< multiplied with the texture's, and compared with the cutoff
    float alphaCutoff = 0.0f;           ///< opacity below which nothing is drawn; 0: no cutoff
    TextureHandle normalMap = {};       ///< of numbers, green up; invalid for none
    float normalScale = 1.0f;           ///< strength of its normal map
    TextureHandle surfaceMap = {};      ///< of numbers: green roughness, blue metal; invalid for none
    float roughness = 1.0f;             ///< multiplied with the map's
    float metal = 1.0f;                 ///< multiplied with the map's
    const MorphedVertices* morphed =
        nullptr; ///< null: as added. Its ghosts have the same, unless they are coarse
};

/// A mesh in several poses, each drawn translucent in one colour.
struct DrawnGhosts
{
    MeshHandle mesh;
    std::span<const glm::mat4> palettes; ///< one pose after the other, each as DrawnMesh::palette
    std::span<const glm::vec4> colours;  ///< one per pose: sRGB and opacity, 0 … 1
    std::span<const MorphedVertices* const> morphed = {}; ///< one per pose, none null; empty: all as `base`
    const MorphedVertices* base = nullptr; ///< null: as the mesh was added, or as it is drawn besides
};

/// A line with round ends, of constant width on the screen; a dot if its ends are equal.
struct DrawnLine
{
    glm::vec3 from;
    glm::vec3 to;
    glm::vec4 colour; ///< sRGB and opacity, 0 … 1
    float width;      ///< in device-independent pixels
    float hole = 0;   ///< share of the width that is left free in the middle: a ring
};

/// Colours as on the screen: sRGB, 0 … 1.
struct SceneColours
{
    glm::vec3 backgroundTop{0.243f, 0.255f, 0.286f};
    glm::vec3 backgroundBottom{0.149f, 0.157f, 0.173f};
    glm::vec4 grid{0.64f, 0.69f, 0.76f, 0.30f};
    glm::vec4 shadow{0.03f, 0.03f, 0.04f, 0.80f};
    glm::vec3 ghostBefore{0.96f, 0.60f, 0.33f}; ///< poses before the present one
    glm::vec3 ghostAfter{0.32f, 0.80f, 0.78f};
};

/// The data of the spans is borrowed until the picture is drawn.
struct Scene
{
    SceneColours colours;
    bool hasGrid = true;
    /// On the ground, below all objects on it.
    std::span<const DrawnLine> groundLines;
    std::span<const DrawnMesh> meshes;
    /// Drawn after the meshes, which hide ghosts behind them; of ghosts that overlap the nearest is visible.
    std::span<const DrawnGhosts> ghosts;
    /// A box around the meshes that cast a soft shadow on the ground (y = 0); none for no shadow.
    std::optional<Bounds> shadowCasters;
    /// Drawn over everything, in this order.
    std::span<const DrawnLine> overlayLines;
    /// Drawn over the overlay lines: marks on the ground, such as contacts.
    std::span<const DrawnLine> marks;
};

} // namespace tagline
