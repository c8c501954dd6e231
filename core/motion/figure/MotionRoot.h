#pragma once

// The joint that signals without a joint are about.

#include "core/animation/clips/ClipBinding.h"

#include <string_view>

namespace tagline {

/// The joint that `wanted` names (JointByPart.h). Where that is empty, or no joint of this skeleton:
/// the joint named as hips (`Hips`, `mixamorig:Hips`, `pelvis` …); where none is, the first that the clip
/// moves over the ground; else the first of kind Joint. noJoint where the skeleton is empty.
///
/// (Unlike Figure.h's rootJoint() the hips come first: their speed is the figure's, whatever carries them.)
JointIndex motionRoot(const Skeleton& skeleton, const Clip& clip, const ClipBinding& binding,
                      std::string_view wanted = {});

} // namespace tagline
