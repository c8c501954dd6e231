#pragma once

// FrameCost bounds computations over every frame of a clip: one key far behind the others makes a clip of
// millions of frames, each with a value that is never used.

#include "core/animation/clips/Clip.h"
#include "core/support/Result.h"

#include <cstdint>

namespace tagline {

/// The most memory that one computation over the frames of a clip may take.
inline constexpr std::int64_t mostFrameBytes = std::int64_t(1) << 30;

/// Bytes that measuring a joint, or the feet and hands, takes for each frame. The bound is reached at four
/// million frames, ten hours at 120 a second.
inline constexpr std::int64_t measuredFrameBytes = 256;

/// Whether so many bytes for each of the clip's frames are within the bound. Error code: clip.too-long, with
/// the reason for people.
Result<void> checkFrameCost(const Clip& clip, std::int64_t bytesEachFrame);

} // namespace tagline
