#pragma once

// RulerTicks are the marks of a ruler: every 1, 2 or 5 times a power of ten, never
// between two frames if it counts frames.

#include <QString>

#include "core/time/FrameRate.h"
#include "widgets/timeline/TimeUnits.h"

#include <vector>

namespace tagline {

struct RulerTick
{
    double frame = 0;
    bool isMajor = false;
    QString text; ///< in the chosen units; of major ticks

    bool operator==(const RulerTick&) const = default;
};

/// The distance of major and of minor ticks in frames at a scale (pixels per frame). Minor is at least one
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
