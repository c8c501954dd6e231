#pragma once

// CutMotion takes frames of a clip out as poses, one a frame, to be written as a cut.

#include "core/animation/clips/Clip.h"
#include "core/animation/figure/Pose.h"
#include "core/mesh/SkinnedMesh.h"
#include "core/time/FrameRange.h"

#include <span>
#include <vector>

namespace tagline {

/// A skeleton and its poses, frame after frame at a rate.
struct CutMotion
{
    const Skeleton* skeleton = nullptr;
    std::vector<Pose> poses; ///< relative to the parents, metres
    FrameRate rate;
    std::vector<float> morphWeights = {}; ///< of all morph targets, frame after frame; empty: as at rest
};

/// The frames [range.start, range.stop) of a clip on its own file's skeleton, sampled at the frames. With
/// `isRootAtOrigin` the figure is moved along the ground, so that its root begins at x = z = 0; height and
/// heading stay. Expects a range within the clip that is not empty; borrows the skeleton.
CutMotion cutMotion(const Clip& clip, const Skeleton& skeleton, FrameRange range, bool isRootAtOrigin);

/// The weights of the meshes' morph targets at the frames of a range (restMorphWeights()), frame after frame;
/// empty if the clip moves none of them.
std::vector<float> cutMorphWeights(const Clip& clip, std::span<const SkinnedMesh> meshes, FrameRange range);

} // namespace tagline
