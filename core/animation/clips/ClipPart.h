#pragma once

// ClipPart takes a range of a clip out as a clip of its own.

#include "core/animation/clips/Clip.h"
#include "core/time/FrameRange.h"

namespace tagline {

/// The frames of a range as a clip that begins at frame 0: its pose at frame f is the clip's at start + f,
/// between frames too. The keys are shared, not copied; those just outside stay, so times may lie below 0 and
/// past the end. Expects a range within the clip that is not empty.
Clip clipPart(const Clip& clip, FrameRange range);

} // namespace tagline
