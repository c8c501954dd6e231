#pragma once

// RulerTicks are where a ruler has marks: every 1, 2 or 5 times a power of ten, never between two frames
// where it counts frames.

#include <QString>

#include "core/time/FrameRate.h"
#include "widgets/timeline/TimeUnits.h"

#include <vector>

namespace tagline {

struct RulerTick
{
    double frame = 0;
    bool isMajor = false;
    QString text; ///< in the units chosen; of major ticks

    bool operator==(const RulerTick&) const = default;
};

/// The frames between neighbouring major and minor ticks at a scale (pixels a frame). Minor is at least a
/// frame, and divides major.
struct RulerStep
{
    double major = 1;
    double minor = 1;

    bool operator==(const RulerStep&) const = default;
};
RulerStep rulerStep(double scale, FrameRate rate, TimeUnits units, double labelWidth);

/// The ticks from first to last (fractional frames), within [0, frames].
std::vector<RulerTick> rulerTicks(double first, double last, Frame frames, RulerStep step, FrameRate rate,
                                  TimeUnits units);

} // namespace tagline
