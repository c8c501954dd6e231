#pragma once

// FrameCost bounds what is computed for every frame of a clip: one key far behind the others makes a clip of
// millions of frames, of which nobody wants a value each.

#include "core/animation/clips/Clip.h"
#include "core/support/Result.h"

#include <cstdint>

namespace tagline {

/// The most memory that one computation over the frames of a clip may take.
inline constexpr std::int64_t mostFrameBytes = std::int64_t(1) << 30;

/// What measuring a joint, or the feet and hands, takes for each frame; four million frames are ten hours at
/// 120 a second.
inline constexpr std::int64_t measuredFrameBytes = 256;

/// Whether so many bytes for each of the clip's frames are within the bound. Error code: clip.too-long, with
/// the reason for people.
Result<void> checkFrameCost(const Clip& clip, std::int64_t bytesEachFrame);

} // namespace tagline
