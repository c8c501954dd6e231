#include "core/import/model/KeyFrames.h"

#include "core/animation/clips/FrameCost.h"

#include <algorithm>
#include <cmath>

namespace tagline {

double FrameScale::frame(double ticks) const
{
    const double frame = ticks * framesPerTick - firstFrame;
    const double whole = std::round(frame);
    return std::abs(frame - whole) <= 1e-3 + 3e-7 * std::abs(whole) ? whole : frame;
}

Frame frameCountTo(double lastKey)
{
    return Frame(std::max(std::ceil(std::min(lastKey, lastPossibleFrame) - 0.01), 0.0)) + 1;
}

void noteLength(const Clip& clip, RepairList& repairs)
{
    if (checkFrameCost(clip, measuredFrameBytes)) return;
    repairs.add(
        "clips-too-long",
        "clips of more than four million frames are shown, but their motion is not measured and they are "
        "not blended; a key far behind the others makes a clip so long");
}

} // namespace tagline
