#pragma once

// CutMotion takes frames of a clip out as poses, one a frame: what is written of a cut.

#include "core/animation/clips/Clip.h"
#include "core/animation/figure/Pose.h"
#include "core/time/FrameRange.h"

#include <vector>

namespace tagline {

/// A skeleton and its poses, frame after frame at a rate.
struct CutMotion
{
    const Skeleton* skeleton = nullptr;
    std::vector<Pose> poses; ///< relative to the parents, metres
    FrameRate rate;
};

/// The frames [range.start, range.stop) of a clip on its own file's skeleton, sampled at the frames. With
/// `isRootAtOrigin` the figure is moved along the ground, so that its root begins at x = z = 0; height and
/// heading stay. Expects a range within the clip that is not empty; borrows the skeleton.
CutMotion cutMotion(const Clip& clip, const Skeleton& skeleton, FrameRange range, bool isRootAtOrigin);

} // namespace tagline
