#include "resources/sample/generator/clips/Clips.h"

namespace tagline::sample {

std::vector<MotionClip> glbClips()
{
    return {idleClip(),      jumpClip(),     limpClip(),      runClip(),  sneakClip(),
            tiredWalkClip(), turnLeftClip(), turnRightClip(), walkClip(), walkToRunClip()};
}

} // namespace tagline::sample
