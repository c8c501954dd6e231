#pragma once

// ContactDetection finds the frames in which a joint rests on the ground: feet, hands, or any other.
//
// A contact begins where the joint is low and slow, and lasts until it is high or fast (hysteresis). Low is
// measured over the joint's own resting floor (RestingFloor.h), slow against the ground (groundVelocity());
// both in lengths of the leg or arm, so that children, giants and robots need no other numbers.
//
//   1. Speed at a frame is the lower of the mean speed during the `speedSeconds` before it and after it: a
//   joint
//      that has just come to rest, or is about to leave, still rests in that frame.
//   2. Contacts are found with the speeds of the settings. How restless the joint was in them (its 75th
//      percentile of speed) then lowers those speeds for good: clean animation gets crisp edges, trembling or
//      rolling capture keeps the tolerance.
//   3. Gaps are closed, then short contacts dropped.

#include "core/motion/contacts/Limbs.h"
#include "core/motion/signals/JointTrajectories.h"

#include <glm/vec2.hpp>

#include <optional>
#include <span>
#include <vector>

namespace tagline {

/// Lengths and speeds are in limb lengths (Limb::length; for a human leg about 0.8 m).
struct ContactSettings
{
    float enterHeight = 0.04f; ///< over the resting floor: 3 cm
    float leaveHeight = 0.055f;
    float handHeight = 0.1f; ///< added for hands and other joints: they lie so far above what touches
    float enterSpeed = 0.4f; ///< limb lengths a second: 0.3 m/s; a swinging foot does 3, a rolling one 0.2
    float leaveSpeed = 0.5f;
    double speedSeconds = 1.0 / 30.0; ///< one frame at the usual game rate, four at 120 Hz
    float restlessness = 4.0f;        ///< speeds are lowered to that many times the joint's own unrest …
    float crispestSpeed = 0.05f;      ///< … but to no less than this share of themselves; 1: never
    double floorSeconds = 3.0; ///< a foot held up for longer than this (a third of it at the clip's ends) is
                               ///< taken to stand there
    double minimumSeconds = 0.05;  ///< shorter contacts are none
    double gapSeconds = 0.05;      ///< shorter gaps are none
    bool findsMovingGround = true; ///< clips in place: measure speed against the ground that would move

    bool operator==(const ContactSettings&) const = default;
};

/// The frames in which one limb rests on the ground.
struct LimbContacts
{
    Limb limb;
    std::vector<FrameRange> ranges; ///< canonical
};

/// Everything that touches the ground in a clip.
///
/// The ground lies at 0, the model's own, where the lowest foot rests (the median over its contacts) between
/// 5 % of the leg below that and 20 % above it, for a joint lies above its sole; else where it rests. Where
/// no foot ever rests it lies at 0.
struct ContactReport
{
    std::vector<LimbContacts> limbs; ///< in the order of the limbs
    glm::vec2 groundVelocity{0.0f};  ///< x and z, metres a second; not 0 if the clip is played in place
    float restingHeight = 0.0f;      ///< height of the lowest foot's joint at rest, metres; 0 if none rests
    float groundHeight = 0.0f;       ///< metres
    float legLength = 0.0f;          ///< the longest, metres; half the figure's height where it has no leg
};

/// The joints that must be held by the trajectories to find the contacts of these limbs.
std::vector<JointIndex> contactJoints(std::span<const Limb> limbs);

/// How the ground moves under a figure that walks in place, metres a second (x and z); 0 if it does not.
///
/// The ground is taken to move where feet that are low move alike (at least a third of the low frames within
/// half a leg a second, or half of it, of their most common velocity, which is then the ground's; at least
/// 0.3 legs a second) and would rest half as long again on ground that moves so as on ground that stands.
/// `limbs` may be any; only feet count, and of those only the ones that come down as far as the lowest does,
/// give or take a tenth of a leg.
glm::vec2 groundVelocity(const JointTrajectories& ways, std::span<const Limb> limbs,
                         const ContactSettings& settings);

/// The reference that a joint is measured against.
struct ContactGround
{
    glm::vec2 velocity{0.0f}; ///< groundVelocity()
    std::optional<float>
        height; ///< the floor for this joint, metres; none: its own resting floor, as for feet
};

/// The frames in which one joint rests; canonical. `length` is its limb's length in metres; empty if that
/// is not a positive number. A joint that never moves, and is low, rests always.
std::vector<FrameRange> contactRanges(const JointTrajectories& ways, JointIndex joint, float length,
                                      const ContactGround& ground, const ContactSettings& settings);

/// The contacts of all limbs; those of hands as contactsOfJoint(). Expects that the trajectories hold
/// contactJoints(limbs).
ContactReport detectContacts(const JointTrajectories& ways, std::span<const Limb> limbs,
                             const ContactSettings& settings = {});

/// The contacts of a joint that is no foot: it rests where it is slow and within `handHeight` leg lengths of
/// the height of resting feet, so that a hand held still in the air does not. Expects the same clip's report.
std::vector<FrameRange> contactsOfJoint(const JointTrajectories& ways, JointIndex joint,
                                        const ContactReport& report, const ContactSettings& settings = {});

} // namespace tagline
