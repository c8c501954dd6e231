#include "resources/sample/generator/motion/FigureSolver.h"

#include "resources/sample/generator/motion/Rotations.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace tagline::sample {

namespace {

using glm::dquat;
using glm::dvec3;

constexpr double straightest = 0.996; // of the leg's length: a knee is never quite straight

const char* sideName(size_t side) { return side == 0 ? "Left" : "Right"; }

dquat sided(size_t side, const dquat& left) { return side == 0 ? left : mirrored(left); }

// The rotation that takes the rest direction `from` (hinge along X) to `to` with its hinge along `hinge`.
dquat boneRotation(dvec3 from, dvec3 to, dvec3 hinge)
{
    const auto basis = [](dvec3 direction, dvec3 axis) {
        const dvec3 up = -glm::normalize(direction);
        const dvec3 across = glm::normalize(axis - up * glm::dot(axis, up));
        return glm::dmat3(across, up, glm::cross(across, up));
    };
    return glm::normalize(glm::quat_cast(basis(to, hinge) * glm::transpose(basis(from, {1, 0, 0}))));
}

dquat pelvisRotation(const BodyState& body)
{
    return aboutY(body.facing + body.pelvisYaw) * aboutZ(body.pelvisList) * aboutX(body.pelvisTilt);
}

struct Leg
{
    int upper, lower, foot, toes;
    double thigh, shin;
};

Leg legOf(const Skeleton& skeleton, size_t side)
{
    const std::string name = sideName(side);
    Leg leg{skeleton.indexOf(name + "UpLeg"),
            skeleton.indexOf(name + "Leg"),
            skeleton.indexOf(name + "Foot"),
            skeleton.indexOf(name + "ToeBase"),
            0,
            0};
    leg.thigh = glm::length(skeleton.joints[size_t(leg.lower)].offset);
    leg.shin = glm::length(skeleton.joints[size_t(leg.foot)].offset);
    return leg;
}

dvec3 hipJoint(const Skeleton& skeleton, const Leg& leg, const BodyState& body)
{
    return body.hips + pelvisRotation(body) * skeleton.joints[size_t(leg.upper)].offset;
}

// Two bones and a hinge: the knee bends forward, between where the pelvis and the foot point.
void solveLeg(const Skeleton& skeleton, size_t side, const BodyState& body, const FootState& foot, Pose& pose)
{
    const Leg leg = legOf(skeleton, side);
    const dvec3 hip = hipJoint(skeleton, leg, body);
    const double reach = (leg.thigh + leg.shin) * straightest;
    const double distance = std::clamp(glm::distance(foot.ankle, hip), 0.2, reach);
    const dvec3 along = glm::normalize(foot.ankle - hip);
    const double kneeYaw = glm::mix(body.facing + body.pelvisYaw, foot.yaw, 0.6);
    dvec3 hinge = aboutY(kneeYaw) * dvec3(1, 0, 0);
    hinge = glm::normalize(hinge - along * glm::dot(hinge, along));
    const double kneeAlong =
        (leg.thigh * leg.thigh - leg.shin * leg.shin + distance * distance) / (2.0 * distance);
    const double kneeOut = std::sqrt(std::max(0.0, leg.thigh * leg.thigh - kneeAlong * kneeAlong));
    const dvec3 knee = hip + along * kneeAlong + glm::cross(along, hinge) * kneeOut;
    const dvec3 ankle = hip + along * distance;
    const dquat upper = boneRotation(skeleton.joints[size_t(leg.lower)].offset, knee - hip, hinge);
    const dquat lower = boneRotation(skeleton.joints[size_t(leg.foot)].offset, ankle - knee, hinge);
    const dquat attitude = aboutY(foot.yaw) * aboutX(-foot.pitch);
    pose.rotations[size_t(leg.upper)] = glm::conjugate(pelvisRotation(body)) * upper;
    pose.rotations[size_t(leg.lower)] = glm::conjugate(upper) * lower;
    pose.rotations[size_t(leg.foot)] = glm::conjugate(lower) * attitude;
    pose.rotations[size_t(leg.toes)] = aboutX(-foot.toes);
}

void poseTorso(const Skeleton& skeleton, const BodyState& body, Pose& pose)
{
    const auto at = [&](const char* name) -> dquat& {
        return pose.rotations[size_t(skeleton.indexOf(name))];
    };
    const dquat third = aboutY(body.twist / 3) * aboutZ(-body.side / 3) * aboutX(body.lean / 3);
    at("Hips") = pelvisRotation(body);
    for (const char* name : {"Spine", "Spine1", "Spine2"}) at(name) = third;
    const dquat chest = pelvisRotation(body) * third * third * third;
    const dquat gaze = aboutY(body.facing + body.headYaw) * aboutZ(-body.headRoll) * aboutX(body.headPitch);
    const dquat turn = glm::conjugate(chest) * gaze;
    const dquat neck = glm::slerp(dquat(1, 0, 0, 0), turn.w < 0 ? -turn : turn, 0.45);
    at("Neck") = neck;
    at("Head") = glm::conjugate(neck) * turn;
}

void curlFingers(const Skeleton& skeleton, size_t side, double curl, Pose& pose)
{
    if (curl == 0.0) return;
    for (const char* finger : {"Thumb", "Index", "Middle", "Ring", "Pinky"})
        for (const char* bone : {"1", "2", "3"}) {
            const int joint = skeleton.indexOf(std::string(sideName(side)) + "Hand" + finger + bone);
            const bool isThumb = finger[0] == 'T';
            const dquat bend = isThumb ? aboutY(curl * 0.30) * aboutZ(-curl * 0.15) : aboutZ(-curl);
            pose.rotations[size_t(joint)] = skeleton.joints[size_t(joint)].rest * sided(side, bend);
        }
}

void poseArm(const Skeleton& skeleton, size_t side, const ArmState& arm, Pose& pose)
{
    const std::string name = sideName(side);
    const auto at = [&](const char* joint) -> dquat& {
        return pose.rotations[size_t(skeleton.indexOf(name + joint))];
    };
    at("Shoulder") = sided(side, aboutZ(arm.shrug) * aboutY(-arm.flex * 0.08));
    const dquat hang = aboutZ(-(pi / 2 - arm.abduct) - arm.shrug);
    at("Arm") = sided(side, aboutX(-arm.flex) * hang * aboutX(arm.twist));
    at("ForeArm") = sided(side, aboutY(-arm.elbow) * aboutX(arm.pronate * 0.5));
    at("Hand") = sided(side, aboutX(arm.pronate * 0.5) * aboutY(-arm.waggle) * aboutZ(-arm.wrist));
    curlFingers(skeleton, side, arm.curl, pose);
}

} // namespace

Pose solveFigure(const BodyState& body, const std::array<FootState, 2>& feet)
{
    const Skeleton& skeleton = humanSkeleton();
    Pose pose = restPose(skeleton);
    pose.root = body.hips;
    poseTorso(skeleton, body, pose);
    for (size_t side = 0; side < 2; ++side) {
        poseArm(skeleton, side, body.arms[side], pose);
        solveLeg(skeleton, side, body, feet[side], pose);
    }
    return pose;
}

double missingReach(const BodyState& body, const std::array<FootState, 2>& feet)
{
    const Skeleton& skeleton = humanSkeleton();
    double missing = 0.0;
    for (size_t side = 0; side < 2; ++side) {
        if (!feet[side].isPlanted) continue;
        const Leg leg = legOf(skeleton, side);
        const dvec3 toAnkle = feet[side].ankle - hipJoint(skeleton, leg, body);
        const double reach = (leg.thigh + leg.shin) * straightest;
        const double aside = toAnkle.x * toAnkle.x + toAnkle.z * toAnkle.z;
        missing = std::max(missing, -toAnkle.y - std::sqrt(std::max(0.0, reach * reach - aside)));
    }
    return missing;
}

} // namespace tagline::sample
