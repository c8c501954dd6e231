#pragma once

// Skinning moves a mesh with the joints of a pose.

#include "core/mesh/SkinnedMesh.h"

#include <span>

namespace tagline {

/// Joints in model space → the matrices that a vertex shader (or skinned()) mixes by weight.
/// Owns nothing and allocates nothing.
struct SkinningPaletteJob
{
    std::span<const PaletteEntry> entries;
    std::span<const glm::mat4> modelMatrices; ///< one a joint of the skeleton
    std::span<glm::mat4> output;              ///< one an entry: model matrix · inverseBind

    /// Whether entries and output have one length, and every entry's joint has a model matrix.
    bool isValid() const;
    /// Expects a valid job.
    void run() const;
};

/// CPU skinning by linear blending: for tests and small pictures; the viewport's is a shader that computes
/// the same. Owns nothing and allocates nothing.
struct SkinningJob
{
    const SkinnedMesh* mesh = nullptr;
    std::span<const glm::mat4> palette; ///< from SkinningPaletteJob
    std::span<glm::vec3> positions;     ///< model space, metres; one a vertex
    std::span<glm::vec3> normals;       ///< unit length; one a vertex, or empty for none wanted

    bool isValid() const;
    /// Expects a valid job.
    void run() const;
};

} // namespace tagline
