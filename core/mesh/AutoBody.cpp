#include "core/mesh/AutoBody.h"

#include "core/animation/figure/Figure.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/animation/figure/Pose.h"
#include "core/mesh/body/BodyParts.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace tagline {
namespace {

constexpr float loneRadius = 0.05f; ///< metres, where nothing tells a size

bool isBodyJoint(const Skeleton& skeleton, JointIndex joint)
{
    return joint != noJoint && skeleton[joint].kind == JointKind::Joint;
}

/// Joints left over beside a person's trunk, limbs, hands, feet and head: a tail, a wing, a prop.
class LeftOver
{
public:
    LeftOver(const Skeleton& skeleton, const FigureLandmarks& figure)
        : m_isCovered(skeleton.size(), false)
    {
        cover(skeleton, figure.head());
        for (const auto* limbs : {&figure.arms, &figure.legs})
            for (const LimbLandmarks& limb : *limbs) cover(skeleton, limb.joints.back());
        for (JointIndex joint = 0; joint < JointIndex(skeleton.size()); ++joint) {
            const JointIndex parent = skeleton[joint].parent;
            const bool isHelper = roleOfName(skeleton[joint].name) == BodyRole::Helper;
            const bool isUnderCover = parent != noJoint && m_isUnderCover[std::size_t(parent)];
            m_isUnderCover.push_back(isHelper || isUnderCover || isEnd(figure, joint));
            if (m_isUnderCover.back()) m_isCovered[std::size_t(joint)] = true;
        }
    }

    bool isCovered(JointIndex joint) const { return m_isCovered[std::size_t(joint)]; }

private:
    /// A part's last joint and all that it hangs on.
    void cover(const Skeleton& skeleton, JointIndex joint)
    {
        for (; joint != noJoint; joint = skeleton[joint].parent) m_isCovered[std::size_t(joint)] = true;
    }

    static bool isEnd(const FigureLandmarks& figure, JointIndex joint)
    {
        const auto ends = [joint](const LimbLandmarks& limb) { return limb.joints.back() == joint; };
        return joint == figure.head() || std::any_of(figure.arms.begin(), figure.arms.end(), ends) ||
               std::any_of(figure.legs.begin(), figure.legs.end(), ends);
    }

    std::vector<bool> m_isCovered;
    std::vector<bool> m_isUnderCover; ///< head, hand, foot or helper, and all that hangs on one
};

void addPerson(const BodyPlan& plan, BodyMesh& mesh)
{
    addTrunk(plan, mesh);
    addHead(plan, mesh);
    for (const LimbLandmarks& leg : plan.figure.legs) {
        addLeg(plan, leg, mesh);
        addFoot(plan, leg, mesh);
    }
    for (const LimbLandmarks& arm : plan.figure.arms) {
        addArm(plan, arm, mesh);
        addHand(plan, arm, mesh);
    }
    const LeftOver leftOver(plan.skeleton, plan.figure);
    const float stature = plan.figure.stature;
    for (JointIndex joint = 0; joint < JointIndex(plan.skeleton.size()); ++joint) {
        const JointIndex parent = plan.skeleton[joint].parent;
        if (leftOver.isCovered(joint) || !isBodyJoint(plan.skeleton, joint) ||
            !isBodyJoint(plan.skeleton, parent))
            continue;
        const float length =
            glm::distance(plan.positions[std::size_t(joint)], plan.positions[std::size_t(parent)]);
        const bool isWithinTheBody = length < 0.12f * stature && leftOver.isCovered(parent);
        if (length < 0.01f * stature || isWithinTheBody) continue;
        addBone(parent, joint, plan.positions, std::clamp(0.1f * length, 0.006f * stature, 0.02f * stature),
                mesh);
    }
}

/// A skeleton that is no person: every bone is a limb, thicker where it is longer.
void addCreature(const Skeleton& skeleton, std::span<const glm::vec3> positions, BodyMesh& mesh)
{
    const float extent = figureExtent(skeleton);
    for (JointIndex joint = 0; joint < JointIndex(skeleton.size()); ++joint) {
        const JointIndex parent = skeleton[joint].parent;
        if (!isBodyJoint(skeleton, joint) || !isBodyJoint(skeleton, parent)) continue;
        const float length = glm::distance(positions[std::size_t(joint)], positions[std::size_t(parent)]);
        if (length < 1e-4f * extent || length < 1e-6f) continue;
        const float radius =
            std::min(std::clamp(0.13f * length, 0.006f * extent, 0.045f * extent), 0.4f * length);
        addBone(parent, joint, positions, radius, mesh);
    }
    if (!mesh.isEmpty()) return;
    for (JointIndex joint = 0; joint < JointIndex(skeleton.size()); ++joint)
        if (isBodyJoint(skeleton, joint))
            return addBall(joint, positions[std::size_t(joint)], loneRadius, mesh);
}

} // namespace

std::vector<SkinnedMesh> autoBody(const Skeleton& skeleton)
{
    const std::vector<glm::mat4> matrices = modelMatrices(skeleton, restPose(skeleton));
    std::vector<glm::vec3> positions;
    positions.reserve(matrices.size());
    for (const glm::mat4& matrix : matrices) positions.emplace_back(matrix[3]);

    BodyMesh mesh;
    if (const auto figure = figureLandmarks(skeleton, positions))
        addPerson({skeleton, positions, *figure}, mesh);
    else
        addCreature(skeleton, positions, mesh);
    if (mesh.isEmpty()) return {};
    return {mesh.finished(matrices)};
}

} // namespace tagline
