#pragma once

// GhostFrames decides which other moments of a clip are drawn beside the one that is shown.

#include "core/time/FrameRange.h"

#include <span>
#include <vector>

namespace tagline {

/// How far ghosts stand apart around a frame.
struct GhostSettings
{
    Frame step = 5; ///< frames between them, ≥ 1
    int each = 4;   ///< so many before, and so many after

    bool operator==(const GhostSettings&) const = default;
};

struct GhostFrame
{
    Frame frame = 0;
    bool isBefore = false; ///< the shown frame
    float nearness = 1.0f; ///< 1 … towards 0, evenly by rank

    bool operator==(const GhostFrame&) const = default;
};

/// The first and last frames of ranges, those nearest to the shown frame where they are more than
/// 2 · `each`; with no range the frames around the shown one. In order of frames, without the shown one,
/// within [0, frames).
std::vector<GhostFrame> ghostFrames(std::span<const FrameRange> ranges, Frame shown, Frame frames,
                                    const GhostSettings& settings);

} // namespace tagline
