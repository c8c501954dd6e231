#pragma once

// A skeleton as a figure: its height, and the joint that carries it through the world.

#include "core/animation/clips/ClipBinding.h"

#include <vector>

namespace tagline {

/// The largest extent of the joints (of kind Joint) in rest pose along any axis of model space, metres:
/// the height of a person, the width of a T-pose. 0 for one joint.
float figureExtent(const Skeleton& skeleton);

/// The height of the rest pose: highest less lowest joint, metres.
float figureHeight(const Skeleton& skeleton);

/// The joint that carries the figure while a clip plays: the first that the clip moves horizontally by more
/// than a thousandth of the figure; else that named as hips; else the first of kind Joint; noJoint where
/// the skeleton is empty.
JointIndex rootJoint(const Skeleton& skeleton, const Clip& clip, const ClipBinding& binding);

/// The joint named as hips or pelvis (`Hips`, `mixamorig:Hips`, `pelvis`, `Bip01 Pelvis` …); noJoint where
/// none is.
JointIndex hipsByName(const Skeleton& skeleton);

} // namespace tagline
