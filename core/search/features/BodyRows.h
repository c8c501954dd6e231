#pragma once

// BodyRows are what motion search knows of a clip: where the parts of a body are, about thirty times a
// second, and how the body goes over the ground. Lengths are in leg lengths, so that children and giants
// compare.

#include "core/animation/clips/ClipBinding.h"
#include "core/support/Result.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <array>
#include <cstdint>
#include <vector>

namespace tagline {

enum class RowPart : std::uint8_t {
    Hips,
    Chest,
    Head,
    LeftElbow,
    RightElbow,
    LeftHand,
    RightHand,
    LeftKnee,
    RightKnee,
    LeftFoot,
    RightFoot
};
inline constexpr std::size_t rowPartCount = 11;

/// The part on the body's other side; hips, chest and head are their own.
RowPart mirrored(RowPart part);

/// Which parts a body has: a bit each.
using RowParts = std::uint16_t;
inline constexpr bool holdsPart(RowParts parts, std::size_t part) { return (parts >> part & 1) != 0; }

struct BodyRow
{
    std::array<glm::vec3, rowPartCount> places{}; ///< model space, Y up; 0 for parts that the body lacks
    glm::vec2 root{0.0f}; ///< x and z; the mean of hips and chest, smoothed (σ 0.1 s)
    float facing = 0.0f;  ///< radians about Y from +Z, counter-clockwise from above, without jumps; σ 0.2 s
};

struct BodyRows
{
    Frame frames = 0;           ///< of the clip
    Frame stride = 1;           ///< row r is frame r · stride
    double rowsPerSecond = 0.0; ///< rate / stride
    float legLength = 0.0f;     ///< metres
    RowParts parts = 0;
    std::vector<BodyRow> rows;
};

/// The rows of a clip on a skeleton: every max(1, round(rate / 30))th frame. Parts are found as BodyJoints
/// finds them, feet by shape where names fail (Limbs.h). A figure that walks in place over ground that moves
/// at `groundVelocity` (metres a second; ClipMotions::groundVelocity) goes over the ground by its negative.
///
/// Errors: "search.no-body" where hips, feet or both hips' or shoulders' sides are not found. Expects a
/// binding of this clip and skeleton.
Result<BodyRows> bodyRows(const Skeleton& skeleton, const Clip& clip, const ClipBinding& binding,
                          glm::vec2 groundVelocity = glm::vec2(0.0f));

/// The body of the same motion in a mirror: left is right.
BodyRows mirrored(const BodyRows& body);

} // namespace tagline
