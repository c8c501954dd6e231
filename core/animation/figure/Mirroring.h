#pragma once

// Mirroring reflects a pose as a mirror between the figure's left and right shows it.

#include "core/animation/figure/Pose.h"

#include <glm/vec2.hpp>

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// Possible names of the joint on the other side, likeliest first: LeftArm ↔ RightArm, hand_l ↔ hand_r,
/// Bip01 L Foot ↔ Bip01 R Foot, lShldr ↔ rShldr. Empty if the name has no side.
std::vector<std::string> oppositeJointNames(std::string_view name);

/// The mirror of one skeleton: the joints that change places, and how they lie. The mirror stands
/// upright through each joint's place at rest, across the line from right to left (across X where no pair is
/// found).
class MirrorMap
{
public:
    MirrorMap() = default;
    /// Pairs joints by name where their parents are paired too. The rest pose should be even on both sides.
    explicit MirrorMap(const Skeleton& skeleton);

    bool isEmpty() const { return m_joints.empty(); }
    /// The joint whose motion a joint takes; itself in the middle.
    JointIndex opposite(JointIndex joint) const { return m_joints[std::size_t(joint)].opposite; }
    std::size_t pairCount() const;

    /// The mirrored pose. Twice gives the pose back, but for rounding. Expects poses of the skeleton's size,
    /// not in the same memory. Allocates nothing.
    void mirror(std::span<const Transform> pose, std::span<Transform> mirrored) const;
    /// A direction over the ground (x and z) in the mirror.
    glm::dvec2 mirrored(glm::dvec2 direction) const;

private:
    struct MirroredJoint
    {
        JointIndex opposite = noJoint;
        Transform rest;      ///< relative to the parent
        glm::quat restAbove; ///< the parent's rotation in model space at rest
    };

    void pairByName(const Skeleton& skeleton);
    void findAcross(const Skeleton& skeleton);
    glm::vec3 reflected(const glm::vec3& vector) const;
    glm::quat reflected(const glm::quat& rotation) const;
    Transform mirrored(const MirroredJoint& joint, const Transform& transform) const;

    std::vector<MirroredJoint> m_joints;
    glm::vec3 m_across{1.0f, 0.0f, 0.0f}; ///< over the ground, of unit length
};

} // namespace tagline
