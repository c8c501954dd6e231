#pragma once

// BodyNames says which part of a human body a joint's name means, by the usual ways to name them.

#include "core/motion/signals/JointNames.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

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

/// The part in a name of CMU and other BVH files (LeftUpLeg, lfemur, LowerBack), Mixamo (mixamorig:LeftArm),
/// Unreal (upperarm_l), Blender (upper_arm.L), Maya's HumanIK (Character1_LeftForeArm), 3ds Max (Bip01
/// L Thigh), Daz (lShldr) and MakeHuman (UpArm_L). None for others, and for controls, twists and ends.
std::optional<BodyName> bodyName(std::string_view joint);

/// The name of a part that bodyName() reads, of one form for all skeletons: "LeftFoot", "Hips".
std::string bodyNameText(const BodyName& name);

/// The part of a control that is moved in a joint's place (c_foot_fk.l): bodyName() of its name without the
/// word fk. None for names without it.
std::optional<BodyName> controlledPart(std::string_view joint);

} // namespace tagline
