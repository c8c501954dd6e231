#pragma once

// ReferencePose is the pose of a figure against which its poses are carried over: one in which a person
// stands.

#include "core/animation/clips/Clip.h"
#include "core/animation/clips/ClipBinding.h"
#include "core/animation/figure/Pose.h"
#include "core/retargeting/BodyJoints.h"
#include "core/retargeting/RetargetMap.h"

#include <glm/vec3.hpp>

#include <optional>
#include <span>
#include <vector>

namespace tagline {

struct ReferencePose
{
    Pose pose;
    bool isStance = false;           ///< a person could stand so; see stanceFault()
    std::optional<Frame> frame = {}; ///< of the clip that it was taken from; none: the rest pose

    bool isRest() const { return !frame; }
};

/// How far a pose is from a stance (trunk upright, legs below it, arms anywhere between hanging and held out
/// to the sides, toes to the front): the sum of what its bones point beyond what a stance leaves open, in
/// radians. 0 for a stance, and for a figure without the parts of a person. `places` are those of the joints
/// in model space, `up` the figure's.
float stanceFault(const BodyJoints& body, std::span<const glm::vec3> places, const glm::vec3& up);

/// The rest pose where it is a stance in whatever direction the file lays its figures; else the frame of the
/// clip that comes nearest to one, where that is nearer than the rest pose. Arms of one joint, as those of
/// toys, do not tell where they point: where they move about another direction than they rest in, they are
/// held as in the middle of their movement.
ReferencePose referencePose(const Skeleton& skeleton, const BodyJoints& body, const Clip& clip,
                            const ClipBinding& binding);
/// The rest pose.
ReferencePose referencePose(const Skeleton& skeleton, const BodyJoints& body);

/// A pose as a person chose it. Joints that the skeleton lacks are ignored.
ReferencePose chosenPose(const Skeleton& skeleton, const BodyJoints& body, const ChosenReference& chosen);
/// The frame of a clip as it is kept: by the joints that stand otherwise than at rest. Expects a frame of the
/// clip.
ChosenReference chosenFrame(const Skeleton& skeleton, const Clip& clip, const ClipBinding& binding,
                            Frame frame);
/// The reference pose of a map: the person's choice, else the one that is found.
ReferencePose referencePose(const Skeleton& skeleton, const BodyJoints& body, const Clip& clip,
                            const ClipBinding& binding, const RetargetMap& map);

// Directions of a figure, by its places

/// Direction from the hips to the head: the vertical if that is upright, however bent; another one if a
/// file lays its figures down, or rests them in no stance.
glm::vec3 upOf(const BodyJoints& body, std::span<const glm::vec3> places);
/// From the right side to the left: the sum over the named pairs of limbs.
glm::vec3 acrossOf(const BodyJoints& body, std::span<const glm::vec3> places,
                   std::span<const BodyPart> pairs);
/// The rotation that turns X to across and Y to up, as near as they are at right angles.
glm::quat uprightFrame(const glm::vec3& up, const glm::vec3& across);

} // namespace tagline
