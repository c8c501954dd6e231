#pragma once

// SteeringTraits is what somebody who steers a figure means by steering nothing: frames at which a body
// rests, and those at which it leaves the height at which it goes, which nobody can steer.
//
//   jump      stands ·······  crouches, flies, lands   rises  stands ·······
//   leaping             [·································)
//   resting   [···)                                           [····)     as far as two seconds follow

#include "core/search/features/BodyRows.h"
#include "core/time/FrameRanges.h"

namespace tagline {

struct SteeringTraits
{
    FrameRanges
        resting; ///< no part of the body goes farther than a tenth of a leg in the second that follows
    FrameRanges leaping; ///< the hips rise or sink by more than a quarter of a leg in it
};

/// The traits of a clip's frames. A loop goes on with its beginning; what is cut short by a clip's end rests
/// nowhere.
SteeringTraits steeringTraits(const BodyRows& body, bool isLoop);

} // namespace tagline
