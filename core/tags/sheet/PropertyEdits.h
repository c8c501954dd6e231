#pragma once

// PropertyEdits are the edits of the values of frames: each a pure function, sheet in, sheet out.
//
// Values belong to frames: what is set on a frame takes the place of what was there, and ranges beside it
// stay as they were drawn.

#include "core/tags/sheet/TagSheet.h"

#include <string_view>

namespace tagline {

/// Sets a value on frames, cut to [0, clipFrames); no change if none are left.
///
///     before   [ grass ······)[ gravel ···)
///     set            [ mud ·····)
///     after    [grass)[ mud ····)[gravel ·)
TagSheet withPropertySet(const TagSheet& sheet, std::string_view name, const PropertyRange& value,
                         Frame clipFrames);

/// Takes the values of frames away.
TagSheet withPropertyErased(const TagSheet& sheet, std::string_view name, FrameRange frames);

/// Gives a range of values, the one that begins at `start`, another extent and value; a sheet without it
/// stays.
TagSheet withPropertyReplaced(const TagSheet& sheet, std::string_view name, Frame start,
                              const PropertyRange& value, Frame clipFrames);

/// The frames about one that have no value: from the value before it to the one after; empty where it has
/// one.
FrameRange gapOfProperty(const TagSheet& sheet, std::string_view name, Frame frame, Frame clipFrames);

} // namespace tagline
