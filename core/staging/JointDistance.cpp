#include "core/staging/JointDistance.h"

#include "core/animation/clips/FrameCost.h"
#include "core/motion/signals/JointTrajectories.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tagline {

DistanceCurve distanceCurve(const StagedClip& staged, JointIndex one, JointIndex other)
{
    if (staged.isEmpty() || staged.waitsForMap() || !staged.clip) return {};
    const auto isJoint = [&](JointIndex joint) {
        return joint >= 0 && std::size_t(joint) < staged.skeleton->size();
    };
    if (!isJoint(one) || !isJoint(other) || !checkFrameCost(*staged.clip, measuredFrameBytes)) return {};
    const std::array<JointIndex, 2> joints{one, other};
    const auto ways = JointTrajectories::of(joints, *staged.skeleton, *staged.clip, *staged.binding);
    const auto metresAt = [&](std::size_t frame) {
        return std::hypot(ways.x(one)[frame] - ways.x(other)[frame],
                          ways.y(one)[frame] - ways.y(other)[frame],
                          ways.z(one)[frame] - ways.z(other)[frame]);
    };
    DistanceCurve curve;
    curve.frames = ways.frames();
    const auto frames = std::size_t(curve.frames);
    const std::size_t points = std::min(frames, DistanceCurve::mostPoints);
    for (std::size_t point = 0; point < points; ++point) {
        const std::size_t begin = point * frames / points, end = (point + 1) * frames / points;
        const float before = point > 0 ? curve.points.back() : metresAt(begin);
        float farthest = before;
        for (std::size_t frame = begin; frame < end; ++frame) {
            const float metres = metresAt(frame);
            if (frame == 0) curve.least = curve.most = metres;
            curve.least = std::min(curve.least, metres);
            curve.most = std::max(curve.most, metres);
            if (frame == begin || std::abs(metres - before) > std::abs(farthest - before)) farthest = metres;
        }
        curve.points.push_back(farthest);
    }
    return curve;
}

} // namespace tagline
