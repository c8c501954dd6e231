#pragma once

// Morphing moves vertices of meshes towards their morph targets, as weights of a figure or a clip say.

#include "core/animation/clips/Clip.h"
#include "core/mesh/SkinnedMesh.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tagline {

/// The weights of all targets where nothing moves them: one a target, mesh after mesh. Empty if no mesh
/// has one.
std::vector<float> restMorphWeights(std::span<const SkinnedMesh> meshes);

/// Which of a clip's channels moves each target, mesh after mesh; −1 for none.
struct MorphBinding
{
    std::vector<std::int32_t> channels;
};

/// By the names of mesh and target, as joints are bound by theirs. Empty if the clip moves no target of
/// the meshes.
MorphBinding bindMorphs(std::span<const SkinnedMesh> meshes, const Clip& clip);

/// One clip's share of the weights of a figure: share · (the clip's weight at a frame − the weight at rest)
/// is added. Expects a binding of the clip, and as many weights as rest weights. Owns nothing.
struct MorphSamplingJob
{
    const Clip* clip = nullptr;
    const MorphBinding* binding = nullptr;
    std::span<const float> rest; ///< of restMorphWeights()
    double frame = 0.0;          ///< fractional frames at the clip's rate
    float share = 1.0f;
    std::span<float> weights;

    bool isValid() const;
    /// Expects a valid job.
    void run() const;
};

/// The weights at one frame of a clip; empty if the meshes have no target.
std::vector<float> morphWeights(std::span<const SkinnedMesh> meshes, const Clip& clip, double frame);

/// The mesh's vertices as they are with these weights, in bind space. Owns nothing.
struct MorphJob
{
    const SkinnedMesh* mesh = nullptr;
    std::span<const float> weights; ///< one a target of the mesh
    std::span<glm::vec3> positions; ///< one a vertex
    std::span<glm::vec3> normals;   ///< one a vertex; of any length: shaders make them unit

    bool isValid() const;
    /// Expects a valid job.
    void run() const;
};

} // namespace tagline
