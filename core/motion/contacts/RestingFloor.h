#pragma once

// RestingFloor is the height at which a joint rests, moment by moment: the floor as that joint feels it.

#include "core/time/FrameRange.h"

#include <span>
#include <vector>

namespace tagline {

/// The resting height of a joint at each frame, metres: the lowest height at which it was slow during the
/// last `window` frames or during the next, whichever is higher. So a floor that slopes, or steps that are
/// climbed, are followed, and a foot held up for less than that long is not taken to rest. Of a window that
/// the clip's end cuts off a third must be left; where neither has that, it is the lowest of all slow frames.
/// Frames that are not slow do not count at all: a T-pose before the take or a swing through a hole moves no
/// floor. Where no frame is slow, the lowest height.
///
/// Expects one value a frame in both spans, finite. `isSlow[i]` is not 0 if the joint is slow.
std::vector<float> restingFloor(std::span<const float> heights, std::span<const char> isSlow, Frame window);

} // namespace tagline
