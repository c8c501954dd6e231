#pragma once

// FootPlacement keeps feet on the ground that rest there in the clip that is carried over.

#include "core/animation/clips/Clip.h"
#include "core/animation/clips/ClipBinding.h"
#include "core/animation/figure/Pose.h"
#include "core/retargeting/Retargeting.h"

#include <vector>

namespace tagline {

struct CarriedClip
{
    const Clip& clip;
    const Skeleton& source;
    const ClipBinding& binding; ///< of the clip and the source
    const Skeleton& target;
    const Retargeting& retargeting;
};

/// While a foot rests in the source (ContactDetection.h), the target's foot goes as the source's does, at the
/// height at which it stands in the target's own rest pose: hips are raised or lowered by the median of what
/// both feet ask for, then each leg bends at its knee; the foot keeps its turn. Between contacts the
/// correction fades within a fifth of a second. Expects one pose a frame of the clip. Changes nothing if
/// either figure has no leg of three parts, and for clips too long to be measured.
void placeRestingFeet(const CarriedClip& carried, std::vector<Pose>& poses);

} // namespace tagline
