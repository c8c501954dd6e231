#pragma once

// LegReach moves a foot and bends the leg for it.

#include "core/animation/figure/Pose.h"

#include <glm/mat4x4.hpp>
#include <glm/vec3.hpp>

#include <vector>

namespace tagline {

struct LegJoints
{
    JointIndex thigh = noJoint;
    JointIndex knee = noJoint;
    JointIndex ankle = noJoint;

    bool isWhole() const { return thigh != noJoint && knee != noJoint && ankle != noJoint; }
};

/// The length of thigh and shin, metres. Expects a whole leg and the model matrices of a pose.
float legReach(const std::vector<glm::mat4>& models, const LegJoints& leg);

enum class LegEnd {
    Firm, ///< it reaches as far as it is long
    Soft, ///< near its length it reaches less and less far: the knee never snaps straight
};

/// Moves the ankle by an offset in model space, as far as the leg reaches: the knee bends in the plane in
/// which it bends already, the thigh turns, the foot keeps its turn in model space. A foot that does not hang
/// on the leg goes where the leg ends. Expects a whole leg.
void moveFoot(const Skeleton& skeleton, const LegJoints& leg, const glm::vec3& offset, Pose& pose,
              LegEnd extent = LegEnd::Firm);

} // namespace tagline
