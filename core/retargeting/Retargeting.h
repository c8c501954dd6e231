#pragma once

// Retargeting makes poses of one skeleton into those of another with other proportions, names and rest pose.

#include "core/animation/figure/Pose.h"
#include "core/retargeting/ReferencePose.h"
#include "core/retargeting/RetargetMap.h"

#include <glm/mat4x4.hpp>

#include <span>
#include <vector>

namespace tagline {

/// Carries poses from one skeleton to another. Each mapped joint turns in model space as its source does
/// against its reference pose.
///
/// 1. Where both references are rest poses in which a person stands, arms and legs that rest in other
///    directions (A-pose, T-pose) are brought to the source's first, and the two may face different ways.
/// 2. Else pelvis, chest, neck, limbs and feet are brought to the directions of the source's reference, each
///    by its own bones: whatever one of the two is like at rest, both look alike in the reference.
/// 3. The hips go as far as the legs are long. A part of the body that does not hang on the part before it
///    (feet beside the legs, thighs on a root at the floor) is placed where it would be if it did, and turns
///    with that part where it has no source of its own. Where legs have no knees and feet, as those of toys,
///    it counts how far they begin over the ground.
///
/// Other joints stay as they rest. Immutable; both skeletons must outlive it.
class Retargeting
{
public:
    /// Names of the map that a skeleton does not have are ignored. Without a reference of the source it is
    /// the rest pose.
    Retargeting(const Skeleton& source, const Skeleton& target, const RetargetMap& map);
    Retargeting(const Skeleton& source, const Skeleton& target, const RetargetMap& map,
                const ReferencePose& sourceReference);

    /// Whether at least the hips, or any joint, are moved.
    bool isEmpty() const { return m_mappedCount == 0; }
    std::size_t mappedCount() const { return m_mappedCount; }
    /// The target's leg length by the source's.
    float scale() const { return m_scale; }
    /// About the vertical, from the source's front to the target's.
    const glm::quat& facing() const { return m_facing; }
    /// The source joint that moves a target joint, or noJoint.
    JointIndex sourceOf(JointIndex target) const { return m_joints[std::size_t(target)].source; }
    /// Whether the target joint is given a place of its own in each pose, not only a turn.
    bool isPlaced(JointIndex target) const;
    const BodyJoints& sourceBody() const { return m_sourceBody; }
    const BodyJoints& targetBody() const { return m_targetBody; }

    /// Moves the whole figure up, or down, by metres in model space.
    void raise(float metres, Pose& pose) const;

    /// Expects a pose of the source's size; gives one of the target's.
    Pose pose(std::span<const Transform> source) const;

private:
    /// A figure in its reference pose, model space.
    struct Stance
    {
        std::vector<glm::quat> turns;
        std::vector<glm::vec3> places;
    };
    struct TargetJoint
    {
        JointIndex source = noJoint;
        glm::quat toTarget; ///< from the source's turn against its reference to the target's rotation
    };
    /// A joint that does not hang on the part of the body to which it belongs.
    struct Detached
    {
        JointIndex joint = noJoint;
        JointIndex owner = noJoint;
    };

    static Stance stanceOf(const Skeleton& skeleton, const Pose& pose);
    void pairJoints(const RetargetMap& map);
    void faceAlike();
    glm::quat wholeBodyTurn() const;
    void alignTrunk(std::vector<glm::quat>& aligned) const;
    void alignLimbs(const glm::quat& body, std::vector<glm::quat>& aligned) const;
    void align();
    void measureLegs();
    void findDetached();
    bool isCarried(JointIndex joint) const;
    void findDetached(BodyPart part, BodySide side, JointIndex owner);
    void placeHips(std::span<const Transform> source, Pose& pose) const;
    void placeDetached(Pose& pose) const;

    const Skeleton& m_source;
    const Skeleton& m_target;
    BodyJoints m_sourceBody;
    BodyJoints m_targetBody;
    std::vector<TargetJoint> m_joints;
    bool m_isRestHeld = true; ///< both references are rest poses that are stances
    Stance m_from;
    Stance m_to;
    glm::vec3 m_sourceStart{
        0.0f}; ///< place where its legs begin at rest, over the ground; 0 if it does not stand
    glm::quat m_facing{1.0f, 0.0f, 0.0f, 0.0f};
    JointIndex m_hips = noJoint; ///< of the target
    glm::mat4 m_aboveHips{1.0f}; ///< from model space to the space of the hips' parent, at rest
    float m_scale = 1.0f;
    std::size_t m_mappedCount = 0;
    std::vector<Detached> m_detached; ///< owners before what they own
};

} // namespace tagline
