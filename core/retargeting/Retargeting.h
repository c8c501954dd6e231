#pragma once

// Retargeting makes a clip of one skeleton into one of another with other proportions, names and rest pose.

#include "core/animation/clips/Clip.h"
#include "core/animation/clips/ClipBinding.h"
#include "core/animation/figure/Pose.h"
#include "core/retargeting/RetargetMap.h"

#include <glm/mat4x4.hpp>

#include <span>
#include <vector>

namespace tagline {

/// Carries poses from one skeleton to another. Each mapped joint turns in model space as its source does
/// against its rest; arms and legs that rest in other directions (A-pose, T-pose) are brought to the source's
/// first. The two figures may face different ways. The hips go as far as the legs are long. Other joints stay
/// as they rest. Immutable; both skeletons must outlive it.
class Retargeting
{
public:
    /// Names of the map that a skeleton does not have are ignored.
    Retargeting(const Skeleton& source, const Skeleton& target, const RetargetMap& map);

    /// Whether at least the hips, or any joint, are moved.
    bool isEmpty() const { return m_mappedCount == 0; }
    std::size_t mappedCount() const { return m_mappedCount; }
    /// The target's leg length by the source's.
    float scale() const { return m_scale; }
    /// The source joint that moves a target joint, or noJoint.
    JointIndex sourceOf(JointIndex target) const { return m_joints[std::size_t(target)].source; }

    /// Expects a pose of the source's size; gives one of the target's.
    Pose pose(std::span<const Transform> source) const;

private:
    struct TargetJoint
    {
        JointIndex source = noJoint;
        glm::quat toTarget; ///< from the source's turn against its rest to the target's rotation
    };

    void pairJoints(const RetargetMap& map);
    void faceAlike();
    void alignLimbs();
    void measureLegs();

    const Skeleton& m_source;
    const Skeleton& m_target;
    std::vector<TargetJoint> m_joints;
    std::vector<glm::quat> m_sourceRest; ///< model space
    std::vector<glm::quat> m_targetRest;
    std::vector<glm::vec3> m_sourcePlaces;
    std::vector<glm::vec3> m_targetPlaces;
    glm::quat m_facing{1.0f, 0.0f, 0.0f,
                       0.0f};    ///< about the vertical, from the source's front to the target's
    JointIndex m_hips = noJoint; ///< of the target
    glm::mat4 m_aboveHips{1.0f}; ///< from model space to the space of the hips' parent, at rest
    float m_scale = 1.0f;
    std::size_t m_mappedCount = 0;
};

/// The clip on the target skeleton: a key a frame for each mapped joint, named as there; of a clip too long
/// for that (FrameCost.h) a key where the clip has one. Expects a binding of the clip and the source. Work
/// grows with frames times joints: long clips belong in the background.
Clip retargetedClip(const Clip& clip, const Skeleton& source, const ClipBinding& binding,
                    const Skeleton& target, const RetargetMap& map);

} // namespace tagline
