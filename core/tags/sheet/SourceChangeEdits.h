#pragma once

// Adapts ranges that were drawn on another version of a file to the present one.
//
// Each is a pure function over all lanes and properties of a sheet. Ranges are cut to [0, frames), and empty
// ones are dropped. Ranges that did not overlap do not overlap afterwards.

#include "core/tags/sheet/TagSheet.h"
#include "core/time/FrameRate.h"

namespace tagline {

///     drawn     [·····)   [·······)      ···[···)
///     trimmed   [·····)   [···|                      the clip ends at |
TagSheet withRangesTrimmed(const TagSheet& sheet, Frame frames);

/// Moves everything by the same number of frames: frames were added or cut at the front.
TagSheet withRangesShifted(const TagSheet& sheet, Frame by, Frame frames);

/// Keeps the times: frame f at rate `from` becomes the nearest frame in time at `to`. A range keeps at least
/// one frame if its start is inside the clip.
TagSheet withRangesRescaled(const TagSheet& sheet, FrameRate from, FrameRate to, Frame frames);

} // namespace tagline
