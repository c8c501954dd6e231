#pragma once

// LocalToModelJob places the joints of a pose in model space.

#include "core/animation/figure/Skeleton.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/mat4x4.hpp>

#include <span>
#include <vector>

namespace tagline {

/// A joint's model matrix maps joint space to model space (metres): parent's model matrix · local matrix.
/// Owns nothing and allocates nothing.
struct LocalToModelJob
{
    std::span<const JointIndex> parents; ///< Skeleton::parents()
    std::span<const Transform> pose;
    glm::mat4 root{1.0f};        ///< above the joints without parent
    std::span<glm::mat4> output; ///< one a joint

    /// Whether the three spans have one length.
    bool isValid() const;
    /// Expects a valid job.
    void run() const;
};

/// The model matrices of a pose, for callers that need them once. Expects a pose of the skeleton's size.
std::vector<glm::mat4> modelMatrices(const Skeleton& skeleton, std::span<const Transform> pose);
/// The joints' transforms in model space.
std::vector<glm::vec3> modelPlaces(const Skeleton& skeleton, std::span<const Transform> pose);

/// Its joints' rotations in model space, of unit length, scales left aside.
std::vector<glm::quat> modelRotations(const Skeleton& skeleton, std::span<const Transform> pose);

} // namespace tagline
