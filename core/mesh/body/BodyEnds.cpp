#include "core/animation/figure/JointTree.h"
#include "core/mesh/body/BodyParts.h"
#include "core/mesh/body/BonePath.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace tagline {
namespace {

/// One control section of a palm or foot, as parts of the stature: place along it, half sizes, and how far
/// its middle lies above the sole (feet only).
struct EndShape
{
    float along;
    float halfSide;
    float halfFront;
    float height = 0.0f;
};

/// All joints below one, in order.
std::vector<JointIndex> below(const BodyPlan& plan, JointIndex joint)
{
    std::vector<JointIndex> found;
    for (JointIndex i = joint + 1; i < JointIndex(plan.skeleton.size()); ++i)
        if (isBelow(plan.skeleton, i, joint) && plan.skeleton[i].kind == JointKind::Joint) found.push_back(i);
    return found;
}

bool isLeaf(const Skeleton& skeleton, JointIndex joint)
{
    const auto parents = skeleton.parents();
    return std::find(parents.begin(), parents.end(), joint) == parents.end();
}

/// The finger bones of a hand: from each joint to its child, and on from the last one.
void addFingers(const BodyPlan& plan, JointIndex hand, const std::vector<JointIndex>& joints, BodyMesh& mesh)
{
    const float stature = plan.figure.stature;
    for (const JointIndex joint : joints) {
        const JointIndex parent = plan.skeleton[joint].parent;
        const glm::vec3 from = plan.positions[std::size_t(parent)];
        const glm::vec3 to = plan.positions[std::size_t(joint)];
        const float length = glm::distance(from, to);
        if (length < 1e-4f) continue;
        const float radius = std::min(0.0058f * stature, 0.45f * length);
        const bool isKnuckle = parent == hand || roleOfName(plan.skeleton[parent].name) != BodyRole::Finger;
        if (!isKnuckle) addBone(parent, joint, plan.positions, radius, mesh);
        if (!isLeaf(plan.skeleton, joint)) continue;
        const float tip = std::min(isKnuckle ? 0.03f * stature : 0.8f * length, 0.016f * stature);
        BodySection section;
        section.centre = to + (to - from) * (0.5f * tip / length);
        const glm::vec3 along = (to - from) / length;
        section.front = squareTo(along, plan.figure.front);
        section.side = glm::cross(section.front, along);
        section.halfSide = section.halfFront = 0.8f * radius;
        section.influence = {{joint, joint}, {1.0f, 0.0f}};
        mesh.addTube({&section, 1}, 0.5f * tip + radius, 0.5f * tip + radius, 12);
    }
}

/// The direction in which a hand points: to the middle of its fingers, else on from the forearm.
glm::vec3 handDirection(const BodyPlan& plan, const LimbLandmarks& arm,
                        const std::vector<JointIndex>& fingers)
{
    const BonePath path(arm.above, arm.joints, plan.positions);
    const glm::vec3 forearm = path.tangent(path.length(), 0.02f * plan.figure.stature);
    const glm::vec3 wrist = plan.positions[std::size_t(arm.joints.back())];
    glm::vec3 sum(0.0f);
    for (const JointIndex joint : fingers)
        if (plan.skeleton[joint].name.find("humb") == std::string::npos)
            sum += plan.positions[std::size_t(joint)] - wrist;
    const bool isClear = glm::dot(sum, forearm) > 0.01f * plan.figure.stature;
    return isClear ? glm::normalize(sum) : forearm;
}

/// Joints of a hand with a finger of two bones or more, so that fingers can be shown one by one.
bool hasFingers(const BodyPlan& plan, const std::vector<JointIndex>& joints)
{
    const auto bones = std::count_if(joints.begin(), joints.end(), [&](JointIndex joint) {
        const JointIndex parent = plan.skeleton[joint].parent;
        return roleOfName(plan.skeleton[parent].name) == BodyRole::Finger &&
               glm::distance(plan.positions[std::size_t(joint)], plan.positions[std::size_t(parent)]) > 1e-4f;
    });
    return bones >= 6;
}

/// How far the knuckles are from the wrist along the hand.
float knuckleDistance(const BodyPlan& plan, JointIndex hand, const std::vector<JointIndex>& joints,
                      const glm::vec3& along)
{
    float furthest = 0.0f;
    for (const JointIndex joint : joints) {
        if (roleOfName(plan.skeleton[plan.skeleton[joint].parent].name) == BodyRole::Finger) continue;
        const glm::vec3 from = plan.positions[std::size_t(joint)] - plan.positions[std::size_t(hand)];
        furthest = std::max(furthest, glm::dot(from, along));
    }
    return std::clamp(furthest, 0.035f * plan.figure.stature, 0.06f * plan.figure.stature);
}

void addThumb(const BodyPlan& plan, const glm::vec3& wrist, const BodySection& palm, const glm::vec3& along,
              BodyMesh& mesh)
{
    const float stature = plan.figure.stature;
    const glm::vec3 out = palm.front * (glm::dot(palm.front, plan.figure.front) < 0.0f ? -1.0f : 1.0f);
    BodySection section = palm;
    const glm::vec3 thumb = glm::normalize(along + out * 0.75f);
    section.centre = wrist + along * (0.030f * stature) + out * (0.022f * stature);
    section.front = squareTo(thumb, palm.front);
    section.side = glm::cross(section.front, thumb);
    section.halfSide = section.halfFront = 0.0085f * stature;
    section.squareness = 2.0f;
    mesh.addTube({&section, 1}, 0.026f * stature, 0.026f * stature);
}

/// The lowest place of a leg's end along up: where the sole is.
float soleHeight(const BodyPlan& plan, JointIndex foot, const std::vector<JointIndex>& toes)
{
    const float stature = plan.figure.stature;
    const auto height = [&](JointIndex joint) {
        return glm::dot(plan.positions[std::size_t(joint)], plan.figure.up);
    };
    float lowest = height(foot) - 0.025f * stature;
    for (const JointIndex toe : toes) lowest = std::min(lowest, height(toe));
    return std::max(lowest - 0.012f * stature, height(foot) - 0.09f * stature);
}

} // namespace

void addHand(const BodyPlan& plan, const LimbLandmarks& arm, BodyMesh& mesh)
{
    const float stature = plan.figure.stature;
    const JointIndex hand = arm.joints.back();
    const std::vector<JointIndex> joints = below(plan, hand);
    const bool isFingered = hasFingers(plan, joints);
    const glm::vec3 along = handDirection(plan, arm, joints);
    const glm::vec3 wrist = plan.positions[std::size_t(hand)];
    const float length = isFingered ? knuckleDistance(plan, hand, joints, along) : 0.085f * stature;
    constexpr EndShape palm[] = {{0.0f, 0.0115f, 0.0150f},
                                 {0.35f, 0.0125f, 0.0215f},
                                 {0.75f, 0.0115f, 0.0235f},
                                 {1.0f, 0.0095f, 0.0220f}};
    constexpr EndShape mitten[] = {{0.0f, 0.0115f, 0.0150f},
                                   {0.25f, 0.0130f, 0.0215f},
                                   {0.55f, 0.0125f, 0.0235f},
                                   {0.85f, 0.0105f, 0.0200f},
                                   {1.0f, 0.0085f, 0.0160f}};
    std::vector<BodySection> sections;
    for (const EndShape& shape :
         isFingered ? std::span<const EndShape>(palm) : std::span<const EndShape>(mitten)) {
        BodySection section;
        section.centre = wrist + along * (shape.along * length);
        section.front = squareTo(along, plan.figure.front);
        section.side = glm::cross(section.front, along);
        section.halfSide = shape.halfSide * stature;
        section.halfFront = shape.halfFront * stature;
        section.squareness = 2.7f;
        section.influence = {{hand, hand}, {1.0f, 0.0f}};
        sections.push_back(section);
    }
    mesh.addTube(sections, 0.010f * stature, isFingered ? 0.006f * stature : 0.016f * stature);
    if (isFingered)
        addFingers(plan, hand, joints, mesh);
    else
        addThumb(plan, wrist, sections.front(), along, mesh);
}

void addFoot(const BodyPlan& plan, const LimbLandmarks& leg, BodyMesh& mesh)
{
    const FigureLandmarks& figure = plan.figure;
    const float stature = figure.stature;
    const JointIndex foot = leg.joints.back();
    const std::vector<JointIndex> toes = below(plan, foot);
    const glm::vec3 ankle = plan.positions[std::size_t(foot)];
    const auto level = [&](const glm::vec3& v) { return v - figure.up * glm::dot(v, figure.up); };
    glm::vec3 reach =
        toes.empty() ? glm::vec3(0.0f) : level(plan.positions[std::size_t(toes.front())] - ankle);
    const bool hasToe = glm::length(reach) > 0.02f * stature;
    const float ball = std::clamp(glm::length(reach), 0.06f * stature, 0.095f * stature);
    const glm::vec3 along = squareTo(figure.up, hasToe ? glm::normalize(reach) : figure.front);
    const float sole = soleHeight(plan, foot, toes) - glm::dot(ankle, figure.up);
    const float top = -sole / stature;
    const JointIndex joints[] = {foot, toes.empty() ? foot : toes.front()};
    const float ballPart = ball / stature;
    const EndShape shapes[] = {{-0.034f, 0.0190f, 0.42f * top, 0.44f * top},
                               {-0.005f, 0.0225f, 0.55f * top, 0.56f * top},
                               {0.45f * ballPart, 0.0245f, 0.42f * top, 0.43f * top},
                               {ballPart, 0.0290f, 0.0155f, 0.0155f},
                               {ballPart + 0.030f, 0.0260f, 0.0115f, 0.0120f},
                               {ballPart + 0.045f, 0.0200f, 0.0085f, 0.0090f}};
    std::vector<BodySection> sections;
    for (const EndShape& shape : shapes) {
        const float past =
            (shape.along * stature - ball) / (0.02f * stature); // over the ball: the toes' share
        const float share = joints[0] == joints[1] ? 0.0f : std::clamp(0.5f + past, 0.0f, 1.0f);
        BodySection section;
        section.centre =
            ankle + along * (shape.along * stature) + figure.up * (sole + shape.height * stature);
        section.front = figure.up;
        section.side = glm::cross(figure.up, along);
        section.halfSide = shape.halfSide * stature;
        section.halfFront = shape.halfFront * stature;
        section.squareness = 2.8f;
        section.influence = {{joints[0], joints[1]}, {1.0f - share, share}};
        sections.push_back(section);
    }
    mesh.addTube(sections, 0.014f * stature, 0.010f * stature);
}

} // namespace tagline
