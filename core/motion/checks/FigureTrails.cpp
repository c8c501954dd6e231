#include "core/motion/checks/FigureTrails.h"

#include "core/animation/clips/FrameCost.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/animation/figure/Pose.h"
#include "core/motion/figure/BodyTree.h"
#include "core/motion/figure/FigureUnit.h"
#include "core/motion/signals/FrameBlocks.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr float tipLength = 0.1f;        ///< leg lengths
constexpr float halfHeight = 0.5f;       ///< a leg's share of a figure's height
constexpr float leastLength = 1e-6f;     ///< metres
constexpr float leastSine = 0.02f;       ///< of a bend that tells a direction
constexpr float leastFootSine = 0.5f;    ///< of the angle between shin and foot
constexpr float farthestTip = 1e7f;      ///< metres; as JointTrajectories has it
constexpr std::int64_t bytesAJoint = 40; ///< a frame: its way, its tip, and what a check computes of it

/// By joint: whether it is this one or hangs on it.
std::vector<char> carriedBy(const Skeleton& skeleton, JointIndex carrier)
{
    std::vector<char> isCarried(skeleton.size(), 0);
    for (JointIndex joint = 0; joint < JointIndex(skeleton.size()); ++joint) {
        const JointIndex parent = skeleton[joint].parent;
        isCarried[std::size_t(joint)] =
            joint == carrier || (parent != noJoint && isCarried[std::size_t(parent)] != 0);
    }
    return isCarried;
}

/// The joints of the body that hang on the hips, and not on the head.
std::vector<JointIndex> checkedJoints(const Skeleton& skeleton, const BodyJoints& body)
{
    const std::vector<bool> isOfBody = bodyJoints(skeleton);
    const JointIndex head = body.joint(BodyPart::Head);
    const std::vector<char> hangsOnHead = carriedBy(skeleton, head);
    const std::vector<char> hangsOnHips = carriedBy(skeleton, body.joint(BodyPart::Hips));
    std::vector<JointIndex> all;
    std::vector<JointIndex> ofHips;
    for (JointIndex joint = 0; joint < JointIndex(skeleton.size()); ++joint) {
        if (!isOfBody[std::size_t(joint)]) continue;
        if (joint != head && hangsOnHead[std::size_t(joint)] != 0) continue;
        all.push_back(joint);
        if (hangsOnHips[std::size_t(joint)] != 0) ofHips.push_back(joint);
    }
    return 2 * ofHips.size() >= all.size() ? ofHips : all;
}

/// Those on which none of the others hangs.
std::vector<JointIndex> outermost(const Skeleton& skeleton, const std::vector<JointIndex>& joints)
{
    std::vector<char> carries(skeleton.size(), 0);
    for (const JointIndex joint : joints)
        if (skeleton[joint].parent != noJoint) carries[std::size_t(skeleton[joint].parent)] = 1;
    std::vector<JointIndex> found;
    for (const JointIndex joint : joints)
        if (carries[std::size_t(joint)] == 0) found.push_back(joint);
    return found;
}

glm::vec3 unitAxis(const JointBlock& block, std::size_t axis, std::size_t lane)
{
    const glm::vec3 along{block.axes[3 * axis][lane], block.axes[3 * axis + 1][lane],
                          block.axes[3 * axis + 2][lane]};
    const float length = glm::length(along);
    return std::isfinite(length) && length > leastLength ? along / length : glm::vec3(0.0f);
}

bool isNear(float coordinate) { return std::abs(coordinate) <= farthestTip; }

} // namespace

std::int64_t FigureTrails::mostBytesAFrame(const Skeleton& skeleton)
{
    return std::int64_t(skeleton.size()) * bytesAJoint + measuredFrameBytes;
}

Result<std::shared_ptr<const FigureTrails>> FigureTrails::sampled(const Skeleton& skeleton, const Clip& clip,
                                                                  const ClipBinding& binding)
{
    const std::shared_ptr<FigureTrails> made(new FigureTrails(skeleton));
    made->m_joints = checkedJoints(skeleton, made->m_body);
    const auto bytes = std::int64_t(made->m_joints.size()) * bytesAJoint + measuredFrameBytes;
    if (const auto cost = checkFrameCost(clip, bytes); !cost) return cost.error();
    made->m_limbs = limbsOf(skeleton, clip, binding);
    std::vector<JointIndex> wanted = made->m_joints;
    for (const JointIndex joint : contactJoints(made->m_limbs))
        if (std::find(wanted.begin(), wanted.end(), joint) == wanted.end()) wanted.push_back(joint);
    made->m_ways = JointTrajectories::of(wanted, skeleton, clip, binding);
    float leg = 0.0f;
    for (const Limb& limb : made->m_limbs)
        if (limb.kind == LimbKind::Foot) leg = std::max(leg, limb.length);
    if (!(leg > leastLength)) leg = halfHeight * bodyExtent(skeleton);
    made->m_legLength = std::isfinite(leg) && leg > leastLength ? leg : 1.0f;
    made->sampleTips(skeleton, clip, binding);
    made->lookAtRest(skeleton);
    return std::shared_ptr<const FigureTrails>(made);
}

void FigureTrails::sampleTips(const Skeleton& skeleton, const Clip& clip, const ClipBinding& binding)
{
    m_tipJoints = outermost(skeleton, m_joints);
    const auto count = std::size_t(frames());
    m_tips.resize(m_tipJoints.size() * 3 * count);
    if (m_tipJoints.empty()) return;
    FrameBlocks blocks(m_tipJoints, skeleton, clip, binding);
    std::vector<std::size_t> places;
    for (const JointIndex joint : m_tipJoints)
        places.push_back(std::size_t(std::find(blocks.joints().begin(), blocks.joints().end(), joint) -
                                     blocks.joints().begin()));
    for (Frame start = 0; start < frames(); start += blockFrames) {
        blocks.sample(start);
        const auto lanes = std::size_t(std::min(blockFrames, frames() - start));
        for (std::size_t tip = 0; tip < places.size(); ++tip) {
            const JointBlock& block = blocks.block(places[tip]);
            const PointTrail joint{
                m_tipJoints[tip],
                {m_ways.x(m_tipJoints[tip]), m_ways.y(m_tipJoints[tip]), m_ways.z(m_tipJoints[tip])}};
            for (std::size_t lane = 0; lane < lanes; ++lane) {
                const std::size_t frame = std::size_t(start) + lane;
                const glm::vec3 away = unitAxis(block, 0, lane) + 0.7f * unitAxis(block, 1, lane);
                const glm::vec3 place = joint.at(frame) + tipLength * m_legLength * away;
                for (std::size_t axis = 0; axis < 3; ++axis) {
                    const float value = place[glm::length_t(axis)];
                    m_tips[(tip * 3 + axis) * count + frame] = isNear(value) ? value : 0.0f;
                }
            }
        }
    }
}

void FigureTrails::lookAtRest(const Skeleton& skeleton)
{
    const std::vector<glm::vec3> places = modelPlaces(skeleton, restPose(skeleton));
    const auto placeOf = [&](JointIndex joint) { return places[std::size_t(joint)]; };
    for (const BodySide side : {BodySide::Left, BodySide::Right}) {
        const JointIndex hip = m_body.joint(BodyPart::UpperLeg, side);
        const JointIndex knee = m_body.joint(BodyPart::LowerLeg, side);
        const JointIndex ankle = m_body.joint(BodyPart::Foot, side);
        const JointIndex toes = m_body.joint(BodyPart::Toes, side);
        if (hip == noJoint || knee == noJoint || ankle == noJoint || toes == noJoint) continue;
        m_backward[std::size_t(side)] =
            kneeDirection(placeOf(hip), placeOf(knee), placeOf(ankle), placeOf(toes)) < -0.5f;
    }
}

std::vector<PointTrail> FigureTrails::joints() const
{
    std::vector<PointTrail> trails;
    for (const JointIndex joint : m_joints)
        trails.push_back({joint, {m_ways.x(joint), m_ways.y(joint), m_ways.z(joint)}});
    return trails;
}

std::vector<PointTrail> FigureTrails::points() const
{
    std::vector<PointTrail> trails = joints();
    const auto count = std::size_t(frames());
    const std::span<const float> all = m_tips;
    for (std::size_t tip = 0; tip < m_tipJoints.size(); ++tip)
        trails.push_back({m_tipJoints[tip],
                          {all.subspan((tip * 3) * count, count), all.subspan((tip * 3 + 1) * count, count),
                           all.subspan((tip * 3 + 2) * count, count)}});
    return trails;
}

float kneeDirection(const glm::vec3& hip, const glm::vec3& knee, const glm::vec3& ankle,
                    const glm::vec3& toes)
{
    const glm::vec3 thigh = knee - hip;
    const glm::vec3 shin = ankle - knee;
    const glm::vec3 foot = toes - ankle;
    const glm::vec3 bend = glm::cross(thigh, shin);
    const glm::vec3 turn = glm::cross(shin, foot);
    const float bendLength = glm::length(bend);
    const float turnLength = glm::length(turn);
    const bool isTelling = bendLength > leastSine * glm::length(thigh) * glm::length(shin) &&
                           turnLength > leastFootSine * glm::length(shin) * glm::length(foot);
    return isTelling ? -glm::dot(bend, turn) / (bendLength * turnLength) : 0.0f;
}

} // namespace tagline
