#include "core/retargeting/BodyFacing.h"

#include "core/retargeting/BodyJoints.h"

#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

#include <cmath>

namespace tagline {
namespace {

constexpr float leastSideways = 0.02f; ///< cosine between the body's left and the ground, per pair of joints

/// From the right joint of a part to the left one over the ground, of unit length in space; 0 without both.
glm::vec2 leftByPart(const BodyJoints& body, BodyPart part, std::span<const glm::mat4> joints)
{
    const JointIndex left = body.joint(part, BodySide::Left), right = body.joint(part, BodySide::Right);
    if (left == noJoint || right == noJoint) return glm::vec2(0.0f);
    const glm::vec3 across(joints[std::size_t(left)][3] - joints[std::size_t(right)][3]);
    const float length = glm::length(across);
    return length > 0.0f ? glm::vec2(across.x, across.z) / length : glm::vec2(0.0f);
}

} // namespace

std::optional<float> bodyFacing(const Skeleton& skeleton, std::span<const glm::mat4> joints)
{
    if (joints.size() != skeleton.size()) return std::nullopt;
    const BodyJoints body(skeleton);
    const glm::vec2 left =
        leftByPart(body, BodyPart::UpperLeg, joints) + leftByPart(body, BodyPart::UpperArm, joints);
    if (!(glm::length(left) > leastSideways)) return std::nullopt; // NaN gives none either
    return std::atan2(-left.y, left.x);                            // a figure facing +Z has +X at its left
}

} // namespace tagline
