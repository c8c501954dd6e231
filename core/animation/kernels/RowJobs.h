#pragma once

// The jobs over poses in rows: blending, layering, model matrices. They do the work of BlendingJob and
// LocalToModelJob, for games and crowds.
//
// They own nothing and allocate nothing. Scratch may be shared by any number of jobs that run one after the
// other.

#include "core/animation/kernels/PoseRows.h"

#include <glm/mat4x4.hpp>

#include <span>

namespace tagline {

/// A pose and how much it counts. Weights that are negative, infinite or no numbers count as 0.
struct RowLayer
{
    const PoseRows* pose = nullptr;
    float weight = 0.0f;
    std::span<const float> laneWeights = {}; ///< a factor a lane (lanes() of them, 0 … 1); empty: all 1
};

/// The weighted mean of poses, joint by joint; rotations by normalised sum along the shorter arc. Where one
/// layer alone counts, unmasked, the output is its pose to the last bit; a joint for which no layer counts is
/// at rest.
struct RowBlendingJob
{
    std::span<const RowLayer> layers;
    const PoseRows* rest = nullptr;
    PoseRows* output = nullptr;  ///< none of the layers' poses
    PoseRows* scratch = nullptr; ///< may be null if at most two layers count and none is masked

    /// Whether all poses are of one skeleton's size.
    bool isValid() const;
    /// Expects a valid job.
    void run() const;
};

/// The translations and scales of two poses, without their rotations; weights sum to 1.
void blendVectors(const PoseRows& a, float weightOfA, const PoseRows& b, float weightOfB, PoseRows& output);

/// Blends poses one after the other, for callers that cannot hold all at once. Weights should sum to about 1.
class RowBlendingSum
{
public:
    /// Expects three poses of one size, none the other. `hasScale`: whether any pose that comes has.
    RowBlendingSum(const PoseRows& rest, bool hasScale, PoseRows& output, PoseRows& scratch);

    /// Expects a layer that counts and that is none of the three.
    void add(const RowLayer& layer);
    /// Afterwards the output is the mean.
    void finish();

private:
    const PoseRows& m_rest;
    PoseRows& m_sum;
    PoseRows& m_scratch; ///< its first row: the weights so far; its second: ones; its scales: all 1
};

/// Adds the difference of a pose from its reference pose to another pose; a negative weight takes it away.
/// Adding and taking away the same gives the pose back but for rounding.
struct RowLayeringJob
{
    const PoseRows* base = nullptr;
    const PoseRows* pose = nullptr;
    const PoseRows* reference = nullptr; ///< the pose that adds nothing
    float weight = 1.0f;                 ///< not a number counts as 0
    std::span<const float> laneWeights;  ///< lanes() factors
    PoseRows* output = nullptr;          ///< may be the base
    PoseRows* scratch = nullptr;         ///< none of the others

    bool isValid() const;
    /// Expects a valid job.
    void run() const;
};

/// How many floats RowModelJob needs as scratch for a pose of that many joints.
constexpr std::size_t localMatrixFloats(std::size_t joints) { return 16 * laneCount(joints); }

/// The joints from the roots to the tips, level by level: neighbours do not wait for each other.
std::vector<JointIndex> byDepth(std::span<const JointIndex> parents);

/// The joints of a pose in model space; as LocalToModelJob.
struct RowModelJob
{
    std::span<const JointIndex> parents; ///< Skeleton::parents()
    std::span<const JointIndex> order;   ///< every joint once, after its parent; best byDepth()
    const PoseRows* pose = nullptr;
    glm::mat4 root{1.0f};        ///< above the joints without parent
    std::span<float> locals;     ///< scratch, localMatrixFloats() of them
    std::span<glm::mat4> output; ///< one a joint

    bool isValid() const;
    /// Expects a valid job.
    void run() const;
};

} // namespace tagline
