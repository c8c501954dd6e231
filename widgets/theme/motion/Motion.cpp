#include "widgets/theme/motion/Motion.h"

namespace tagline {

namespace {

bool& motionReduced()
{
    static bool isReduced = false;
    return isReduced;
}

} // namespace

bool isMotionReduced() { return motionReduced(); }

void setMotionReduced(bool isReduced) { motionReduced() = isReduced; }

} // namespace tagline
