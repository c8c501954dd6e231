#include "core/retargeting/LegReach.h"

#include "core/animation/figure/JointTree.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/animation/figure/Rotations.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr float noReach = 1e-6f;
constexpr float straightest = 0.9995f; ///< of thigh and shin: a leg is never quite straight

constexpr float softFrom = 0.94f; ///< of them: from here on a soft leg reaches less far

glm::vec3 placeOf(const std::vector<glm::mat4>& models, JointIndex joint)
{
    return models[std::size_t(joint)][3];
}

/// Turns a joint, and all below it, in model space.
void turn(const Skeleton& skeleton, JointIndex joint, const glm::quat& by, Pose& pose)
{
    const std::vector<glm::quat> turns = modelRotations(skeleton, pose);
    const JointIndex parent = skeleton[joint].parent;
    const glm::quat above = parent == noJoint ? identityRotation : turns[std::size_t(parent)];
    glm::quat& rotation = pose[std::size_t(joint)].rotation;
    rotation = unitOr(glm::conjugate(above) * by * turns[std::size_t(joint)], rotation);
}

/// The angle between two sides of a triangle that enclose a third.
float angleOpposite(float opposite, float a, float b)
{
    const float cosine = (a * a + b * b - opposite * opposite) / std::max(2.0f * a * b, noReach);
    return std::acos(std::clamp(cosine, -1.0f, 1.0f));
}

/// How far a soft leg of a length reaches for something at a distance: it never comes to its whole length, at
/// which the knee would turn at once however slowly the foot goes.
float softReach(float distance, float length)
{
    const float from = softFrom * length, room = straightest * length - from;
    return distance <= from ? distance : from + room * (1.0f - std::exp((from - distance) / room));
}

/// The axis about which the knee bends: at right angles to the leg; any such where it is straight.
glm::vec3 kneeAxis(const glm::vec3& thigh, const glm::vec3& shin)
{
    const glm::vec3 axis = glm::cross(thigh, shin);
    if (glm::length(axis) > 1e-3f * glm::length(thigh) * glm::length(shin)) return glm::normalize(axis);
    const glm::vec3 side = glm::cross(thigh, glm::vec3(0.0f, 0.0f, 1.0f));
    return glm::length(side) > noReach ? glm::normalize(side) : glm::vec3(1.0f, 0.0f, 0.0f);
}

} // namespace

float legReach(const std::vector<glm::mat4>& models, const LegJoints& leg)
{
    return glm::distance(placeOf(models, leg.thigh), placeOf(models, leg.knee)) +
           glm::distance(placeOf(models, leg.knee), placeOf(models, leg.ankle));
}

void moveFoot(const Skeleton& skeleton, const LegJoints& leg, const glm::vec3& offset, Pose& pose,
              LegEnd extent)
{
    const std::vector<glm::mat4> before = modelMatrices(skeleton, pose);
    const glm::quat footTurn = modelRotations(skeleton, pose)[std::size_t(leg.ankle)];
    const glm::vec3 hip = placeOf(before, leg.thigh), knee = placeOf(before, leg.knee);
    const glm::vec3 ankle = placeOf(before, leg.ankle), wanted = ankle + offset;
    const glm::vec3 thigh = knee - hip, shin = ankle - knee;
    const float a = glm::length(thigh), b = glm::length(shin);
    if (a < noReach || b < noReach || glm::distance(wanted, hip) < noReach) return;
    const float is = glm::distance(ankle, hip), asked = glm::distance(wanted, hip);
    const float most = std::max(straightest * (a + b), is);
    const float least = std::min(std::abs(a - b) + noReach, most); // if one bone is next to nothing
    // A pose that is not moved stays as it is, however straight.
    const float given = extent == LegEnd::Firm ? asked : is + softReach(asked, a + b) - softReach(is, a + b);
    const float reach = std::clamp(given, least, most);
    const float bend = angleOpposite(is, a, b) - angleOpposite(reach, a, b);
    const glm::quat bent = glm::angleAxis(bend, kneeAxis(thigh, shin));
    turn(skeleton, leg.knee, bent, pose);
    turn(skeleton, leg.thigh, turnBetween(thigh + bent * shin, wanted - hip), pose);
    const glm::quat now = modelRotations(skeleton, pose)[std::size_t(leg.ankle)];
    turn(skeleton, leg.ankle, unitOr(footTurn * glm::conjugate(now), identityRotation), pose);
    if (isBelow(skeleton, leg.ankle, leg.knee)) return;
    const JointIndex parent = skeleton[leg.ankle].parent;
    const glm::mat4 above =
        parent == noJoint ? glm::mat4(1.0f) : modelMatrices(skeleton, pose)[std::size_t(parent)];
    if (std::abs(glm::determinant(above)) < 1e-18f) return;
    const glm::vec3 end = hip + glm::normalize(wanted - hip) * reach;
    pose[std::size_t(leg.ankle)].translation = glm::vec3(glm::inverse(above) * glm::vec4(end, 1.0f));
}

} // namespace tagline
