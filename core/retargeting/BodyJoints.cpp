#include "core/retargeting/BodyJoints.h"

#include "core/animation/figure/JointTree.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/animation/figure/Pose.h"
#include "core/retargeting/BodyShape.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace tagline {
namespace {

/// A joint so many thigh lengths from the middle of both thighs lies at the pelvis.
constexpr float pelvisReach = 0.8f;

bool isChain(BodyPart part)
{
    return part == BodyPart::Spine || part == BodyPart::Neck || part >= BodyPart::Thumb;
}

} // namespace

BodyJoints::BodyJoints(const Skeleton& skeleton)
    : m_joints(bodyPartCount * 3)
{
    takeNamed(skeleton, bodyName, JointKind::Joint);
    takeNamed(skeleton, controlledPart, JointKind::Joint);
    const auto isEmpty = [](const std::vector<JointIndex>& joints) { return joints.empty(); };
    if (std::all_of(m_joints.begin(), m_joints.end(), isEmpty))
        takeNamed(skeleton, bodyName, JointKind::Node); // a figure of rigid parts
    if (std::all_of(m_joints.begin(), m_joints.end(), isEmpty))
        for (const auto& [name, joint] : partsByShape(skeleton))
            listOf(name.part, name.side).push_back(joint);
    takeLimbParts(skeleton);
    takeHips(skeleton);
}

void BodyJoints::takeNamed(const Skeleton& skeleton, Naming naming, JointKind kind)
{
    const std::vector<std::vector<JointIndex>> before = m_joints;
    for (std::size_t i = 0; i < skeleton.size(); ++i) { // parents come first
        if (skeleton.joints()[i].kind != kind) continue;
        const auto name = naming(skeleton.joints()[i].name);
        if (!name || !before[place(name->part, name->side)].empty()) continue;
        std::vector<JointIndex>& found = listOf(name->part, name->side);
        std::vector<JointIndex>& toes = listOf(BodyPart::Toes, name->side);
        if (found.empty() || isChain(name->part))
            found.push_back(JointIndex(i));
        else if (name->part == BodyPart::Foot && toes.empty() &&
                 isBelow(skeleton, JointIndex(i), found.front()))
            toes.push_back(JointIndex(i));
    }
}

void BodyJoints::takeLimbParts(const Skeleton& skeleton)
{
    for (const BodySide side : {BodySide::Left, BodySide::Right}) {
        takeUnnamed(skeleton, side, BodyPart::Forearm, BodyPart::Hand);
        takeUnnamed(skeleton, side, BodyPart::UpperArm, BodyPart::Forearm);
        takeUnnamed(skeleton, side, BodyPart::LowerLeg, BodyPart::Foot);
        takeUnnamed(skeleton, side, BodyPart::UpperLeg, BodyPart::LowerLeg);
        takeLegOfOnePiece(side);
    }
}

void BodyJoints::takeLegOfOnePiece(BodySide side)
{
    if (joint(BodyPart::UpperLeg, side) == noJoint && joint(BodyPart::Foot, side) == noJoint)
        listOf(BodyPart::UpperLeg, side).swap(listOf(BodyPart::LowerLeg, side));
}

/// The part is what carries the part below, unless that is another part; of shoulders the lower is an arm.
void BodyJoints::takeUnnamed(const Skeleton& skeleton, BodySide side, BodyPart part, BodyPart below)
{
    std::vector<JointIndex>& joints = listOf(part, side);
    const JointIndex next = joint(below, side);
    if (!joints.empty() || next == noJoint || skeleton[next].parent == noJoint) return;
    const JointIndex carrier = skeleton[next].parent;
    const auto named = bodyName(skeleton[carrier].name);
    const bool isShoulder = part == BodyPart::UpperArm && named == BodyName{BodyPart::Clavicle, side};
    if ((named && !isShoulder) || skeleton[carrier].kind != JointKind::Joint) return;
    for (const BodyPart each : {part, below}) { // a joint that carries both limbs belongs to neither
        const JointIndex other = joint(each, side == BodySide::Left ? BodySide::Right : BodySide::Left);
        if (other != noJoint && isBelow(skeleton, other, carrier)) return;
    }
    joints.push_back(carrier);
    std::erase(listOf(BodyPart::Clavicle, side), carrier);
}

/// See the constructor's first rule; a root at the floor is no pelvis.
void BodyJoints::takeHips(const Skeleton& skeleton)
{
    std::vector<JointIndex>& hips = listOf(BodyPart::Hips, BodySide::Middle);
    const JointIndex left = joint(BodyPart::UpperLeg, BodySide::Left);
    const JointIndex right = joint(BodyPart::UpperLeg, BodySide::Right);
    if (left == noJoint || right == noJoint) return;
    const JointIndex former = hips.empty() ? noJoint : hips.front();
    JointIndex common = commonAncestor(skeleton, left, right);
    const JointIndex spine = joint(BodyPart::Spine);
    if (former != noJoint) common = commonAncestor(skeleton, common, former);
    if (former != noJoint && spine != noJoint) common = commonAncestor(skeleton, common, spine);
    if (common == noJoint || common == former) return;
    if (former != noJoint) {
        const std::vector<glm::mat4> models = modelMatrices(skeleton, restPose(skeleton));
        const auto at = [&](JointIndex each) { return glm::vec3(models[std::size_t(each)][3]); };
        const JointIndex knee = joint(BodyPart::LowerLeg, BodySide::Left);
        const float thigh = knee == noJoint ? 0.0f : glm::distance(at(left), at(knee));
        if (glm::distance(at(common), 0.5f * (at(left) + at(right))) > pelvisReach * thigh) return;
        beginSpine(skeleton, former, common);
    }
    hips = {common};
}

/// The joint that had the hips' name begins the spine if the spine hangs on it.
void BodyJoints::beginSpine(const Skeleton& skeleton, JointIndex former, JointIndex hips)
{
    std::vector<JointIndex>& spine = listOf(BodyPart::Spine, BodySide::Middle);
    std::erase(spine, hips);
    const bool carriesSpine = std::any_of(spine.begin(), spine.end(),
                                          [&](JointIndex each) { return isBelow(skeleton, each, former); });
    if (carriesSpine || spine.empty()) spine.insert(spine.begin(), former);
}

JointIndex BodyJoints::joint(BodyPart part, BodySide side) const
{
    const std::vector<JointIndex>& found = joints(part, side);
    return found.empty() ? noJoint : found.front();
}

} // namespace tagline
