#pragma once

// PoseRows is a pose laid out for vector instructions: a row of floats for each part of a transform, a lane a
// joint.
//
//                 joint  0    1    2   …   n−1  padding to a multiple of 8
//     RotationX        [ x0   x1   x2  …   x    0 0 0 ]
//     RotationY        [ y0   y1   y2  …   y    0 0 0 ]      ten rows in all

#include "core/animation/figure/Pose.h"

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace tagline {

/// Rotations come first as x, y, z, w.
enum class PoseRow : std::uint8_t {
    RotationX,
    RotationY,
    RotationZ,
    RotationW,
    TranslationX,
    TranslationY,
    TranslationZ,
    ScaleX,
    ScaleY,
    ScaleZ
};
inline constexpr std::size_t poseRowCount = 10;

/// How many lanes a row has for that many joints.
constexpr std::size_t laneCount(std::size_t joints) { return (joints + 7) / 8 * 8; }

/// Padding lanes hold the identity. Rows begin at multiples of 32 bytes.
/// If hasScale() is false, every scale is 1 and the scale rows may hold anything: they must not be read.
class PoseRows
{
public:
    PoseRows() = default;
    /// The identity for each joint, without scale.
    explicit PoseRows(std::size_t joints);
    /// The given pose in rows.
    explicit PoseRows(std::span<const Transform> pose);

    std::size_t jointCount() const { return m_joints; }
    std::size_t lanes() const { return m_lanes; }
    float* row(PoseRow row) { return values() + std::size_t(row) * m_lanes; }
    const float* row(PoseRow row) const { return values() + std::size_t(row) * m_lanes; }

    bool hasScale() const { return m_hasScale; }
    /// Sets whether the scale rows count. A caller that sets this to true fills them.
    void setHasScale(bool hasScale) { m_hasScale = hasScale; }
    /// Makes the scale rows count; those of a pose without scale become 1.
    void addScale();

    Transform joint(std::size_t joint) const;
    /// A scale other than 1 makes the scale rows count.
    void setJoint(std::size_t joint, const Transform& transform);
    /// Expects a span of jointCount().
    void copyTo(std::span<Transform> pose) const;

private:
    struct alignas(64) Line
    {
        std::array<float, 16> values{};
    };

    float* values() { return m_lines.empty() ? nullptr : m_lines.front().values.data(); }
    const float* values() const { return m_lines.empty() ? nullptr : m_lines.front().values.data(); }

    std::vector<Line> m_lines;
    std::size_t m_joints = 0;
    std::size_t m_lanes = 0;
    bool m_hasScale = false;
};

} // namespace tagline
