#pragma once

// SteeringTraits are the frames of a clip in which nothing is steered: those at which the body rests, and
// those at which it leaves the height at which it goes, as in a jump, which cannot be steered.
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

/// The traits of a clip's frames. A loop goes on with its beginning; frames whose following seconds the
/// clip's end cuts short do not rest.
SteeringTraits steeringTraits(const BodyRows& body, bool isLoop);

} // namespace tagline
