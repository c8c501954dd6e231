#pragma once

// BodyParts shapes the parts of a person, and plain bones, onto a BodyMesh.

#include "core/mesh/body/BodyMesh.h"
#include "core/mesh/body/FigureLandmarks.h"

#include <span>
#include <vector>

namespace tagline {

/// The measures that all parts are shaped from.
struct BodyPlan
{
    const Skeleton& skeleton;
    std::span<const glm::vec3> positions; ///< of the joints in rest pose, model space
    const FigureLandmarks& figure;
};

void addTrunk(const BodyPlan& plan, BodyMesh& mesh);
void addHead(const BodyPlan& plan, BodyMesh& mesh);
void addArm(const BodyPlan& plan, const LimbLandmarks& arm, BodyMesh& mesh);
void addLeg(const BodyPlan& plan, const LimbLandmarks& leg, BodyMesh& mesh);
/// Palm and fingers, or a mitten where there are no finger joints.
void addHand(const BodyPlan& plan, const LimbLandmarks& arm, BodyMesh& mesh);
void addFoot(const BodyPlan& plan, const LimbLandmarks& leg, BodyMesh& mesh);

/// A tapered capsule from a joint to its child, moved by the joint and, near its end, by the child.
void addBone(JointIndex joint, JointIndex child, std::span<const glm::vec3> positions, float radius,
             BodyMesh& mesh);
/// A ball at a joint.
void addBall(JointIndex joint, const glm::vec3& centre, float radius, BodyMesh& mesh);

} // namespace tagline
