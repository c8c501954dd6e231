#pragma once

// CaptionEdits are the edits of captions: each a pure function, sheet in, sheet out. Captions stay within
// [0, clipFrames), keep at least one frame and some text; spaces and line breaks at the ends of a text go.

#include "core/tags/sheet/TagSheet.h"

namespace tagline {

/// Adds a caption; the same sheet where nothing of it is left.
TagSheet withCaptionAdded(const TagSheet& sheet, Caption caption, Frame clipFrames);
/// Adds several at once.
TagSheet withCaptionsAdded(const TagSheet& sheet, std::span<const Caption> captions, Frame clipFrames);
/// Takes a caption away; a sheet without it stays.
TagSheet withCaptionRemoved(const TagSheet& sheet, const Caption& caption);
/// Puts a caption in the place of another; without its text or frames, that one is removed. A sheet without
/// it stays.
TagSheet withCaptionReplaced(const TagSheet& sheet, const Caption& before, Caption after, Frame clipFrames);

} // namespace tagline
