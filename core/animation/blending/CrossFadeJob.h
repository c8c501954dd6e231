#pragma once

// CrossFadeJob samples two baked clips and mixes them: what most characters of a game do most of the time.

#include "core/animation/clips/BakedClip.h"
#include "core/animation/kernels/PoseRows.h"
#include "core/animation/kernels/WideKernels.h"

namespace tagline {

/// A moment of a clip, and how much it counts.
struct CrossFadeSide
{
    const BakedClip* clip = nullptr;
    double frame = 0.0;  ///< fractional frame, cut to the clip as in BakedSamplingJob
    float weight = 0.0f; ///< more than 0, and finite
};

/// Equal to two BakedSamplingJobs and a RowBlendingJob, but for rounding. Where both clips move all joints,
/// their rotations go through the processor once. Owns nothing and allocates nothing.
struct CrossFadeJob
{
    CrossFadeSide a;
    CrossFadeSide b;
    const PoseRows* rest = nullptr;
    PoseRows* first = nullptr;  ///< scratch
    PoseRows* second = nullptr; ///< scratch
    PoseRows* output = nullptr; ///< none of the others
    KernelChoice kernels = KernelChoice::Fastest;

    /// Whether clips and poses are of one skeleton's size, and both sides count.
    bool isValid() const;
    /// Expects a valid job.
    void run() const;
};

} // namespace tagline
