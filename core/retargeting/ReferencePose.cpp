#include "core/retargeting/ReferencePose.h"

#include "core/animation/clips/SamplingJob.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/animation/figure/Rotations.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace tagline {
namespace {

constexpr float noBoneLength = 1e-6f;
constexpr float asRested = 1.0f - 1e-7f; ///< cosine of half the angle between two turns
constexpr float mostFault = 0.4f;        ///< radians, over all bones
constexpr float missingSides = 1.0f;     ///< for a figure whose left and right fall together
constexpr float trunkLean = 0.6f;        ///< radians each of these
constexpr float legsAstride = 0.7f;
constexpr float kneeBend = 0.6f;
constexpr float armLift = 0.35f;   ///< above the horizontal
constexpr float armForward = 0.7f; ///< to the front or back
constexpr float armInward = 0.35f;
constexpr float elbowBend = 0.9f;
constexpr float toesAside = 0.8f;
constexpr float toesUp = 0.5f;
constexpr float heldElsewhere = 0.35f; ///< from an arm at rest to the middle of its movement
constexpr Frame mostFramesTried = 200;

const glm::vec3 vertical(0.0f, 1.0f, 0.0f);

/// The highest part of the trunk that a figure has.
JointIndex topOf(const BodyJoints& body)
{
    for (const BodyPart part : {BodyPart::Head, BodyPart::Neck, BodyPart::Spine})
        if (body.joint(part) != noJoint) return body.joint(part);
    return noJoint;
}

/// Adds up how far the bones of one pose point beside a stance.
class StanceCheck
{
public:
    StanceCheck(const BodyJoints& body, std::span<const glm::vec3> places, const glm::vec3& up)
        : m_body(body)
        , m_places(places)
        , m_up(up)
    {
        constexpr std::array pairs{BodyPart::UpperLeg, BodyPart::UpperArm, BodyPart::Foot};
        const glm::vec3 across = acrossOf(body, places, pairs);
        const glm::vec3 level = across - up * glm::dot(across, up);
        m_hasSides = glm::length(level) > noBoneLength;
        if (m_hasSides) m_left = glm::normalize(level);
        m_front = glm::cross(m_left, m_up);
    }

    float fault()
    {
        const bool hasLimbs = m_body.joint(BodyPart::UpperLeg, BodySide::Left) != noJoint ||
                              m_body.joint(BodyPart::UpperArm, BodySide::Left) != noJoint;
        if (hasLimbs && !m_hasSides) m_fault += missingSides;
        checkTrunk();
        for (const BodySide side : {BodySide::Left, BodySide::Right}) {
            checkLeg(side);
            checkArm(side);
        }
        return m_fault;
    }

private:
    /// From one part to another; nothing if one is missing.
    glm::vec3 bone(BodyPart from, BodyPart to, BodySide side) const
    {
        const JointIndex a = m_body.joint(from, side), b = m_body.joint(to, side);
        if (a == noJoint || b == noJoint) return glm::vec3(0.0f);
        return m_places[std::size_t(b)] - m_places[std::size_t(a)];
    }

    void add(float angle, float allowed) { m_fault += std::max(angle - allowed, 0.0f); }
    void addBetween(const glm::vec3& bone, const glm::vec3& direction, float allowed)
    {
        if (glm::length(bone) > noBoneLength && glm::length(direction) > noBoneLength)
            add(angleBetween(bone, direction), allowed);
    }
    static float angleAlong(const glm::vec3& bone, const glm::vec3& axis)
    {
        return std::asin(std::clamp(glm::dot(glm::normalize(bone), axis), -1.0f, 1.0f));
    }

    void checkTrunk()
    {
        const JointIndex hips = m_body.joint(BodyPart::Hips), top = topOf(m_body);
        if (hips != noJoint && top != noJoint)
            addBetween(m_places[std::size_t(top)] - m_places[std::size_t(hips)], m_up, trunkLean);
    }

    void checkLeg(BodySide side)
    {
        const glm::vec3 thigh = bone(BodyPart::UpperLeg, BodyPart::LowerLeg, side);
        const glm::vec3 shin = bone(BodyPart::LowerLeg, BodyPart::Foot, side);
        addBetween(thigh, -m_up, legsAstride);
        addBetween(shin, -m_up, legsAstride);
        addBetween(shin, thigh, kneeBend);
        const glm::vec3 toes = bone(BodyPart::Foot, BodyPart::Toes, side);
        if (glm::length(toes) < noBoneLength) return;
        add(angleAlong(toes, m_up), toesUp);
        if (m_hasSides) addBetween(toes - m_up * glm::dot(toes, m_up), m_front, toesAside);
    }

    void checkArm(BodySide side)
    {
        const glm::vec3 upper = bone(BodyPart::UpperArm, BodyPart::Forearm, side);
        const glm::vec3 lower = bone(BodyPart::Forearm, BodyPart::Hand, side);
        const glm::vec3 arm = upper + lower;
        addBetween(lower, upper, elbowBend);
        if (glm::length(arm) < noBoneLength) return;
        add(angleAlong(arm, m_up), armLift);
        if (!m_hasSides) return;
        add(std::abs(angleAlong(arm, m_front)), armForward);
        add(-angleAlong(arm, side == BodySide::Left ? m_left : -m_left), armInward);
    }

    const BodyJoints& m_body;
    std::span<const glm::vec3> m_places;
    glm::vec3 m_up;
    glm::vec3 m_left{0.0f};
    glm::vec3 m_front{0.0f};
    bool m_hasSides = false;
    float m_fault = 0.0f;
};

/// noJoint where the arm has an elbow or a hand, or is missing.
JointIndex armOfOneJoint(const BodyJoints& body, BodySide side)
{
    const bool isJointed =
        body.joint(BodyPart::Forearm, side) != noJoint || body.joint(BodyPart::Hand, side) != noJoint;
    return isJointed ? noJoint : body.joint(BodyPart::UpperArm, side);
}

/// Turns a joint of the pose as it is in the middle of its movement, where that is another direction.
void holdAsMoved(JointIndex joint, const Skeleton& skeleton, const Clip& clip, const ClipBinding& binding,
                 Pose& pose)
{
    glm::quat& held = pose[std::size_t(joint)].rotation;
    glm::quat sum(0.0f, 0.0f, 0.0f, 0.0f);
    const Frame step = std::max<Frame>(clip.frames / mostFramesTried, 1);
    for (Frame frame = 0; frame < clip.frames; frame += step) {
        const glm::quat turn =
            sampledPose(skeleton, clip, binding, double(frame))[std::size_t(joint)].rotation;
        sum += glm::dot(turn, held) < 0.0f ? -turn : turn;
    }
    const glm::quat middle = unitOr(sum, held);
    if (glm::length(rotationVector(glm::conjugate(held) * middle)) > heldElsewhere) held = middle;
}

} // namespace

glm::vec3 upOf(const BodyJoints& body, std::span<const glm::vec3> places)
{
    const JointIndex hips = body.joint(BodyPart::Hips), top = topOf(body);
    if (hips == noJoint || top == noJoint || hips == top) return vertical;
    const glm::vec3 up = places[std::size_t(top)] - places[std::size_t(hips)];
    const float length = glm::length(up);
    return !(length > noBoneLength) || up.y > 0.7f * length ? vertical : up / length;
}

glm::vec3 acrossOf(const BodyJoints& body, std::span<const glm::vec3> places, std::span<const BodyPart> pairs)
{
    glm::vec3 across(0.0f);
    for (const BodyPart part : pairs) {
        const JointIndex left = body.joint(part, BodySide::Left);
        const JointIndex right = body.joint(part, BodySide::Right);
        if (left == noJoint || right == noJoint) continue;
        across += places[std::size_t(left)] - places[std::size_t(right)];
    }
    return across;
}

glm::quat uprightFrame(const glm::vec3& up, const glm::vec3& across)
{
    const glm::vec3 front = glm::cross(across, up);
    if (!(glm::length(front) > noBoneLength)) return turnBetween(vertical, up);
    const glm::vec3 y = glm::normalize(up), z = glm::normalize(front);
    return glm::quat_cast(glm::mat3(glm::cross(y, z), y, z));
}

float stanceFault(const BodyJoints& body, std::span<const glm::vec3> places, const glm::vec3& up)
{
    return StanceCheck(body, places, up).fault();
}

ReferencePose referencePose(const Skeleton& skeleton, const BodyJoints& body)
{
    const Pose rest = restPose(skeleton);
    const std::vector<glm::vec3> places = modelPlaces(skeleton, rest);
    return {rest, stanceFault(body, places, upOf(body, places)) <= mostFault};
}

ReferencePose referencePose(const Skeleton& skeleton, const BodyJoints& body, const Clip& clip,
                            const ClipBinding& binding)
{
    ReferencePose best = referencePose(skeleton, body);
    if (best.isStance) {
        for (const BodySide side : {BodySide::Left, BodySide::Right})
            if (const JointIndex arm = armOfOneJoint(body, side); arm != noJoint)
                holdAsMoved(arm, skeleton, clip, binding, best.pose);
        return best;
    }
    float least = stanceFault(body, modelPlaces(skeleton, best.pose), vertical);
    const Frame step = std::max<Frame>(clip.frames / mostFramesTried, 1);
    for (Frame frame = 0; frame < clip.frames; frame += step) {
        Pose pose = sampledPose(skeleton, clip, binding, double(frame));
        const float fault = stanceFault(body, modelPlaces(skeleton, pose), vertical);
        if (!(fault < least)) continue;
        least = fault;
        best = {std::move(pose), fault <= mostFault, frame};
    }
    return best;
}

ReferencePose chosenPose(const Skeleton& skeleton, const BodyJoints& body, const ChosenReference& chosen)
{
    Pose pose = restPose(skeleton);
    for (const PosedJoint& each : chosen.joints) {
        const auto joint = skeleton.find(each.joint);
        if (!joint) continue;
        pose[std::size_t(*joint)].translation = each.place;
        pose[std::size_t(*joint)].rotation = unitOr(each.turn, pose[std::size_t(*joint)].rotation);
    }
    const std::vector<glm::vec3> places = modelPlaces(skeleton, pose);
    const bool isStance = stanceFault(body, places, upOf(body, places)) <= mostFault;
    return {std::move(pose), isStance, chosen.isRest() ? std::nullopt : std::optional(chosen.frame)};
}

ChosenReference chosenFrame(const Skeleton& skeleton, const Clip& clip, const ClipBinding& binding,
                            Frame frame)
{
    const Pose rest = restPose(skeleton), pose = sampledPose(skeleton, clip, binding, double(frame));
    ChosenReference chosen{clip.displayName, frame, {}};
    for (std::size_t i = 0; i < pose.size(); ++i) {
        const bool isMoved = glm::distance(pose[i].translation, rest[i].translation) > noBoneLength;
        const bool isTurned = std::abs(glm::dot(pose[i].rotation, rest[i].rotation)) < asRested;
        if (isMoved || isTurned)
            chosen.joints.push_back({skeleton[JointIndex(i)].name, pose[i].translation, pose[i].rotation});
    }
    return chosen;
}

ReferencePose referencePose(const Skeleton& skeleton, const BodyJoints& body, const Clip& clip,
                            const ClipBinding& binding, const RetargetMap& map)
{
    return map.reference() ? chosenPose(skeleton, body, *map.reference())
                           : referencePose(skeleton, body, clip, binding);
}

} // namespace tagline
