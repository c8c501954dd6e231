#pragma once

// BodyJoints says which joint of a skeleton is which part of a human body, by names and by hierarchy.

#include "core/animation/figure/Skeleton.h"
#include "core/retargeting/BodyNames.h"

#include <vector>

namespace tagline {

/// The joints of one skeleton by part of the body.
class BodyJoints
{
public:
    /// Of joints that claim one part the topmost is taken, controls only where nothing else has the part.
    /// Nodes count only where no joint has a part. The hierarchy decides what names leave open:
    ///
    /// 1. The hips are the joint that carries spine and legs, if it lies at the pelvis, though another has
    ///    their name: that one begins the spine (Quaternius' Body → Hips beside UpperLeg.L).
    /// 2. A limb's part without a name is the joint
    ///    that carries the next part: the LeftShoulder
    ///    that carries LeftElbow is an upper arm.
    /// 3. A second foot below a foot is its toes (L_Ankle → L_Foot).
    /// 4. A lone leg, as that of a toy, is an upper leg.
    ///
    /// If no name says anything, the shape of the skeleton decides (BodyShape.h).
    explicit BodyJoints(const Skeleton& skeleton);

    /// From the hips outwards; empty if the skeleton has none. Parts but spine, neck, thumb and fingers
    /// have one at most.
    const std::vector<JointIndex>& joints(BodyPart part, BodySide side = BodySide::Middle) const
    {
        return m_joints[place(part, side)];
    }
    /// The first of them, or noJoint.
    JointIndex joint(BodyPart part, BodySide side = BodySide::Middle) const;

private:
    static std::size_t place(BodyPart part, BodySide side)
    {
        return std::size_t(part) * 3 + std::size_t(side);
    }
    std::vector<JointIndex>& listOf(BodyPart part, BodySide side) { return m_joints[place(part, side)]; }
    using Naming = std::optional<BodyName> (*)(std::string_view);
    void takeNamed(const Skeleton& skeleton, Naming naming, JointKind kind);
    void takeLimbParts(const Skeleton& skeleton);
    void takeUnnamed(const Skeleton& skeleton, BodySide side, BodyPart part, BodyPart below);
    void takeLegOfOnePiece(BodySide side);
    void takeHips(const Skeleton& skeleton);
    void beginSpine(const Skeleton& skeleton, JointIndex former, JointIndex hips);

    std::vector<std::vector<JointIndex>> m_joints;
};

} // namespace tagline
