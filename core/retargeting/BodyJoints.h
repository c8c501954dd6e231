#pragma once

// BodyJoints says which joint of a skeleton is which part of a human body, by the usual ways to name them.

#include "core/animation/figure/Skeleton.h"
#include "core/motion/signals/JointNames.h"

#include <optional>
#include <string_view>
#include <vector>

namespace tagline {

enum class BodyPart : std::uint8_t {
    Hips,
    Spine, ///< from above the hips to below the neck, any number
    Neck,  ///< any number
    Head,
    Clavicle,
    UpperArm,
    Forearm,
    Hand,
    UpperLeg,
    LowerLeg,
    Foot,
    Toes,
    Thumb, ///< this and the fingers: up to three joints, from the hand outwards
    Index,
    Middle,
    Ring,
    Pinky
};
inline constexpr std::size_t bodyPartCount = 17;

struct BodyName
{
    BodyPart part = BodyPart::Hips;
    BodySide side = BodySide::Middle;

    bool operator==(const BodyName&) const = default;
};

/// What a name says: CMU's and other BVH files' (LeftUpLeg, lfemur, LowerBack), Mixamo's (mixamorig:LeftArm),
/// Unreal's (upperarm_l), Blender's (upper_arm.L), Maya's HumanIK (Character1_LeftForeArm), 3ds Max's (Bip01
/// L Thigh), Daz's (lShldr), MakeHuman's (UpArm_L). None for others, and for controls, twists and ends.
std::optional<BodyName> bodyName(std::string_view joint);

/// The joints of one skeleton by part of the body.
class BodyJoints
{
public:
    /// Of joints that claim one part the topmost is taken. Without a name for them, the hips are the joint
    /// from which both legs hang.
    explicit BodyJoints(const Skeleton& skeleton);

    /// From the hips outwards; empty where the skeleton has none. Parts but spine, neck, thumb and fingers
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
    void findHips(const Skeleton& skeleton);

    std::vector<std::vector<JointIndex>> m_joints;
};

} // namespace tagline
