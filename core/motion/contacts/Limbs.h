#pragma once

// Limbs are what a figure stands on and reaches with: its feet and hands, found by name or by shape.

#include "core/animation/clips/Clip.h"
#include "core/animation/clips/ClipBinding.h"
#include "core/animation/figure/Skeleton.h"
#include "core/motion/signals/JointNames.h"

#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace tagline {

enum class LimbKind : std::uint8_t { Foot, Hand };

struct Limb
{
    LimbKind kind = LimbKind::Foot;
    BodySide side = BodySide::Middle;
    JointIndex joint = noJoint; ///< the topmost joint of the foot or hand: the ankle, the wrist
    JointIndex contact =
        noJoint;         ///< the joint that rests on the ground: the ball of the foot where there is one
    float length = 0.0f; ///< of the leg or arm in the rest pose, metres: see below

    bool operator==(const Limb&) const = default;
};

/// All feet, then all hands, in order of their joints.
///
/// By name: joints with the word foot, ankle, toe(s) or ball, or hand, wrist or palm, and a side; those below
/// another such joint belong to it. Names with ik, control, pole, target, roll, slot, nub, end and the like
/// are no limbs; those with fk are where no other is. The contact joint of a foot is its first toe or ball,
/// else its deepest joint of such a name; of a hand, its first. Where no foot has a name, by shape: the ends
/// of chains within a tenth of the figure's height of the lowest end; ends that hang on one joint as low as
/// they are one foot. Their side is that of their x (facing +Z, left is +X; two feet on one side of x: facing
/// +X, left is −Z). Only the body's joints count (BodyTree.h).
///
/// Hands that lie within a fifth of the figure's height of the lowest foot are an animal's front feet; their
/// contact is the lowest joint below.
///
/// A limb's length is that of its bones from where it leaves the trunk (the joint that carries the other
/// side's limb too, or the middle of the body) to `joint`, without the first bone; where that is less than a
/// fifth of the figure's height, as where feet hang on no leg, half the height.
///
/// `places` are the joints' in model space; empty means the rest pose.
std::vector<Limb> limbsOf(const Skeleton& skeleton, std::span<const glm::vec3> places = {});

/// The limbs of a skeleton whose rest pose may be no stance: the places are those of its referencePose() in
/// the clip. Expects a binding of both.
std::vector<Limb> limbsOf(const Skeleton& skeleton, const Clip& clip, const ClipBinding& binding);

/// The limb to which a joint belongs: the limb's own joints and all below. Null if none.
const Limb* limbOf(std::span<const Limb> limbs, const Skeleton& skeleton, JointIndex joint);

} // namespace tagline
