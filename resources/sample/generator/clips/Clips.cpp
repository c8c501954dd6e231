#include "resources/sample/generator/clips/Clips.h"

namespace tagline::sample {

std::vector<MotionClip> glbClips()
{
    return {backwardClip(),     idleClip(),          jogClip(),           jogBendsClip(), jogCornersClip(),
            jumpClip(),         limpClip(),          runClip(),           runBendsClip(), runCornersClip(),
            runStartStopClip(), sidestepLeftClip(),  sidestepRightClip(), sneakClip(),    tiredWalkClip(),
            turnBackClip(),     turnLeftClip(),      turnRightClip(),     walkClip(),     walkBendsClip(),
            walkCornersClip(),  walkStartStopClip(), walkToRunClip()};
}

} // namespace tagline::sample
