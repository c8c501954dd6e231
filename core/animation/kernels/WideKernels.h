#pragma once

// The loops of a crowd for processors with registers of sixteen floats: a cross-fade's rotations in one pass,
// and from a pose to model and skinning matrices in two. Their results are those of PoseKernels, but for
// rounding.

#include "core/animation/kernels/PoseKernels.h"

#include <glm/mat4x4.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tagline {

/// Which loops compute; what comes out differs by rounding.
enum class KernelChoice : std::uint8_t {
    Fastest, ///< the fastest that the processor supports
    Portable ///< those that every processor supports
};

} // namespace tagline

namespace tagline::kernels {

/// Whether this processor has such registers. Nothing else below may be called where it has not.
bool hasWideRegisters();

// Versions for wide registers of the functions in PoseKernels.h.
void crossFadeRotationsWide(const FadeSide<float>& a, const FadeSide<float>& b, std::size_t lanes,
                            RowsOut out);
void crossFadeRotationsWide(const FadeSide<std::int16_t>& a, const FadeSide<std::int16_t>& b,
                            std::size_t lanes, RowsOut out);
void crossFadeVectorsWide(const FadeSide<float>& a, const FadeSide<float>& b, std::size_t lanes, RowsOut out);
void blendVectorsWide(RowsIn<float> a, float weightOfA, RowsIn<float> b, float weightOfB, std::size_t lanes,
                      RowsOut out);

/// Three rows of a matrix whose last row is 0 0 0 1.
struct alignas(16) AffineRows
{
    float rows[3][4];
};

/// How many floats localRows() writes.
constexpr std::size_t localRowFloats(std::size_t lanes) { return (lanes + 15) / 16 * 16 * 12; }
/// Index of the first row of a joint in them; its second and third row are localRowDistance further each.
constexpr std::size_t localRowPlace(std::size_t joint)
{
    return joint / 16 * 192 + joint % 4 * 16 + joint % 16 / 4 * 4;
}
inline constexpr std::size_t localRowDistance = 64;

/// The rows of all local matrices. `scales` may be without rows: all 1. Expects lanes in groups of eight.
void localRows(RowsIn<float> rotations, RowsIn<float> translations, RowsIn<float> scales, std::size_t lanes,
               float* out);

/// One joint of a SkinningPlan: where its local matrix is, below what it hangs, and how much skin it carries.
struct PlannedJoint
{
    std::uint32_t local = 0;  ///< localRowPlace()
    std::uint32_t parent = 0; ///< the place in the plan of what is above, counted from 1; 0: the root
};

/// A skeleton and its palette in the order in which they are computed: parents before their children, each
/// joint followed by its palette entries.
struct SkinningPlan
{
    std::vector<PlannedJoint> joints;
    std::vector<std::uint32_t> places;     ///< of the joints in the skeleton
    std::vector<std::uint32_t> bindCounts; ///< how many inverse binds are a joint's
    std::vector<AffineRows> inverseBinds;
    std::vector<std::uint32_t> entries; ///< of the palette: whose inverse bind each is
};

/// A matrix by rows; sixteen floats that fill a line of the cache.
struct alignas(64) RowMatrix
{
    float rows[4][4];
};

/// Model and skinning matrices of a plan. `scratch` has one more than the plan has joints; `models` and
/// `skinning` may be null: not wanted.
void plannedMatrices(const SkinningPlan& plan, const float* localRows, const glm::mat4& root,
                     RowMatrix* scratch, glm::mat4* models, glm::mat4* skinning);

} // namespace tagline::kernels
