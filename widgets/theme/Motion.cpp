#include "widgets/theme/Motion.h"

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
