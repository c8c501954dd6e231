#pragma once

// PlacedPoses are joints in model space, for tests that compare poses of two skeletons.

#include "core/animation/clips/SamplingJob.h"
#include "core/import/ImportedModel.h"

#include <glm/glm.hpp>

#include <cmath>
#include <vector>

namespace tagline::test {

/// Model matrices of a pose.
inline std::vector<glm::dmat4> placed(const Skeleton& skeleton, const Pose& pose)
{
    std::vector<glm::dmat4> all;
    for (std::size_t i = 0; i < pose.size(); ++i) {
        const JointIndex parent = skeleton[JointIndex(i)].parent;
        const glm::dmat4 own(pose[i].matrix());
        all.push_back(parent == noJoint ? own : all[std::size_t(parent)] * own);
    }
    return all;
}

inline std::vector<glm::dmat4> placedAt(const ImportedModel& model, const Clip& clip, double frame)
{
    return placed(model.skeleton, sampledPose(model.skeleton, clip, bindByName(clip, model.skeleton), frame));
}

inline glm::dmat3 turnOf(const glm::dmat4& matrix)
{
    glm::dmat3 turn(matrix);
    for (int i = 0; i < 3; ++i) turn[i] = glm::normalize(turn[i]);
    return turn;
}

/// Degrees between two turns, exact for small ones too.
inline double degreesBetween(const glm::dmat3& a, const glm::dmat3& b)
{
    const glm::dmat3 d = glm::transpose(a) * b;
    const glm::dvec3 axis(d[1][2] - d[2][1], d[2][0] - d[0][2], d[0][1] - d[1][0]);
    return glm::degrees(std::atan2(glm::length(axis), d[0][0] + d[1][1] + d[2][2] - 1.0));
}

} // namespace tagline::test
