#pragma once

// KeyFrames turns the ticks of a file's keys into frames, and the last of them into a clip's length.

#include "core/animation/clips/Clip.h"
#include "core/import/model/RepairList.h"

namespace tagline {

/// No frame is later than this: up to here, a float tells every frame from the next.
inline constexpr double lastPossibleFrame = 16'000'000.0;

/// Ticks to frames: frame = ticks · framesPerTick − firstFrame.
struct FrameScale
{
    double framesPerTick = 1.0;
    double firstFrame = 0.0;
    double lastFrame = lastPossibleFrame; ///< keys behind it are left out

    /// Times that are whole but for rounding become whole.
    double frame(double ticks) const;
};

/// Frames up to a last key, at a time counted from the clip's start: ceil(last key − 0.01) + 1.
Frame frameCountTo(double lastKey);

/// Notes a clip whose length keeps it from being measured (FrameCost.h).
void noteLength(const Clip& clip, RepairList& repairs);

} // namespace tagline
