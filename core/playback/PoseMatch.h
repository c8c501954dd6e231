#pragma once

// PoseMatch finds the moment of a clip that looks most like a moment of another: where a fade begins best.

#include "core/animation/clips/BakedClip.h"
#include "core/animation/clips/ClipBinding.h"
#include "core/animation/figure/Pose.h"
#include "core/playback/RootMotion.h"

#include <glm/vec3.hpp>

#include <vector>

namespace tagline {

/// Positions and velocities of the joints, seen from the figure itself: from its place on the ground, the way
/// it faces.
struct MotionSnapshot
{
    std::vector<glm::vec3> positions;  ///< one a joint, metres
    std::vector<glm::vec3> velocities; ///< one a joint, metres a second at speed 1
};

/// A clip on a skeleton, as it is played: from its keys, or from the form that was baked of them. Owns
/// nothing.
struct PlayedClip
{
    const Skeleton& skeleton;
    const Clip& clip;
    const ClipBinding& binding;       ///< of the two
    const BakedClip* baked = nullptr; ///< of the two; null: the clip's keys are sampled

    Pose pose(double frame) const;
};

/// Expects a path of this clip and skeleton.
MotionSnapshot motionSnapshot(const PlayedClip& clip, const RootPath& path, double frame);

/// How far two figures' joints are apart, metres: the root of the mean square, long bones counting more.
/// Expects snapshots of this skeleton.
float poseDistance(const Skeleton& skeleton, const MotionSnapshot& a, const MotionSnapshot& b);

/// The frame of a clip whose snapshot is nearest to a wanted one: in joint positions and, less, in
/// velocities, long bones counting more. Tries each frame of a short clip and 240 of a long one; the earliest
/// of equals.
double bestMatchingFrame(const PlayedClip& clip, const RootPath& path, const MotionSnapshot& wanted);

} // namespace tagline
