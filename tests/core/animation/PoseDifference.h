#pragma once

// PoseDifference tells how far two poses are from each other, in whatever form they are.

#include "core/animation/kernels/PoseRows.h"
#include "tests/core/animation/MotionFixtures.h"

namespace tagline::test {

inline Pose poseOf(const PoseRows& rows)
{
    Pose pose(rows.jointCount());
    rows.copyTo(pose);
    return pose;
}

/// The largest difference of any number of two poses; rotations by angle. Huge where they are not of one
/// size.
inline double difference(const Pose& a, const Pose& b)
{
    double most = a.size() == b.size() ? 0.0 : 1e9;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        most = std::max(most, double(glm::distance(a[i].translation, b[i].translation)));
        most = std::max(most, double(glm::distance(a[i].scale, b[i].scale)));
        most = std::max(most, angleBetween(a[i].rotation, b[i].rotation));
    }
    return most;
}

} // namespace tagline::test
