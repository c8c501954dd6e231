#pragma once

// The loops over the lanes of PoseRows: the only files built for speed before all else.
//
// Every pointer named as rows points at the first of several rows of floats, `stride` floats apart: x, y, z,
// w for rotations. Outputs may be the same rows as an input, lane for lane, but may not overlap it otherwise.
// Rotations that come out are of unit length.

#include "core/animation/figure/Skeleton.h"

#include <glm/mat4x4.hpp>

#include <cstddef>
#include <cstdint>
#include <span>

namespace tagline::kernels {

/// Rows to read from.
template<class T>
struct RowsIn
{
    const T* rows = nullptr;
    std::size_t stride = 0;
};

/// Rows to write to.
struct RowsOut
{
    float* rows = nullptr;
    std::size_t stride = 0;
};

// Between two frames: before · (1 − fraction) + after · fraction. Expects that each rotation lies on the same
// side as its neighbour (their dot product is not negative).
void interpolateRotations(RowsIn<float> before, RowsIn<float> after, float fraction, std::size_t lanes,
                          RowsOut out);
void interpolateRotations(RowsIn<std::int16_t> before, RowsIn<std::int16_t> after, float fraction,
                          std::size_t lanes, RowsOut out);
void interpolateVectors(RowsIn<float> before, RowsIn<float> after, float fraction, std::size_t lanes,
                        RowsOut out);

/// One side of a cross-fade: the rotations of two frames that are neighbours, and how much they count.
template<class T>
struct FadeSide
{
    RowsIn<T> before;
    RowsIn<T> after;
    float fraction = 0.0f;
    float weight = 0.0f;
};

// Both sides of a cross-fade between their frames, then mixed; weights sum to 1.
void crossFadeRotations(const FadeSide<float>& a, const FadeSide<float>& b, std::size_t lanes, RowsOut out);
void crossFadeRotations(const FadeSide<std::int16_t>& a, const FadeSide<std::int16_t>& b, std::size_t lanes,
                        RowsOut out);
void crossFadeVectors(const FadeSide<float>& a, const FadeSide<float>& b, std::size_t lanes, RowsOut out);

// Two poses, each with its weight; weights sum to 1. The second is turned to the side of the first.
void blendRotations(RowsIn<float> a, float weightOfA, RowsIn<float> b, float weightOfB, std::size_t lanes,
                    RowsOut out);
void blendVectors(RowsIn<float> a, float weightOfA, RowsIn<float> b, float weightOfB, std::size_t lanes,
                  RowsOut out);

// Many poses: sums are begun with zeros; rotations are turned to the side of the sum so far.
// `laneWeights` has one factor a lane; `weightSums` gathers them.
void addRotations(RowsIn<float> pose, const float* laneWeights, float weight, std::size_t lanes, RowsOut sum);
void addVectors(RowsIn<float> pose, const float* laneWeights, float weight, std::size_t lanes, RowsOut sum);
void addWeights(const float* laneWeights, float weight, std::size_t lanes, float* weightSums);
// Sum of weights below which a lane takes the value of `rest`.
inline constexpr float smallestWeightSum = 1e-6f;
void finishRotations(RowsIn<float> rest, const float* weightSums, std::size_t lanes, RowsOut sum);
void finishVectors(RowsIn<float> rest, const float* weightSums, std::size_t lanes, RowsOut sum);

// The part by which `pose` differs from `reference`, put on top of `base` or, with a negative weight, taken
// away. Rotations: base · nlerp(1, reference⁻¹ · pose, |weight|), its inverse where negative.
// Translations: base + (pose − reference) · weight.
void layerRotations(RowsIn<float> base, RowsIn<float> pose, RowsIn<float> reference, const float* laneWeights,
                    float weight, std::size_t lanes, RowsOut out);
void layerTranslations(RowsIn<float> base, RowsIn<float> pose, RowsIn<float> reference,
                       const float* laneWeights, float weight, std::size_t lanes, RowsOut out);
// Scales: base · (1 + (pose / reference − 1) · weight), divided where the weight is negative. Where the
// divisor is 0 the base stays.
void layerScales(RowsIn<float> base, RowsIn<float> pose, RowsIn<float> reference, const float* laneWeights,
                 float weight, std::size_t lanes, RowsOut out);

/// The local matrices, sixteen floats a lane, column after column. `scales` may be without rows: all 1.
void localMatrices(RowsIn<float> rotations, RowsIn<float> translations, RowsIn<float> scales,
                   std::size_t lanes, float* out);

/// Model matrices from localMatrices(), joint by joint in this order. Expects parents before their children.
void modelMatrices(std::span<const JointIndex> order, const JointIndex* parents, const float* locals,
                   const glm::mat4& root, glm::mat4* models);

/// Asks for memory that will be read soon.
void prefetch(const void* from, std::size_t bytes);

/// models[joints[i]] · inverseBinds[i].
void skinningMatrices(const glm::mat4* models, std::span<const JointIndex> joints,
                      const glm::mat4* inverseBinds, glm::mat4* out);

} // namespace tagline::kernels
