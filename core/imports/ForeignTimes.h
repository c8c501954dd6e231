#pragma once

// ForeignTimes are the times of another program's file on the frames of a clip.

#include "core/imports/ForeignTags.h"
#include "core/imports/TagImportOptions.h"

#include <optional>
#include <string>

namespace tagline {

/// A range in fractional frames of a clip.
struct FractionalRange
{
    double start = 0;
    double stop = 0;
};

/// A range of a file on the frames of its clip, which is named as `named`; a moment is empty. An inclusive
/// stop names the last frame in the range, or the moment at which that begins. Errors are of timecodes alone,
/// and say of several why there is no frame: "are drop-frame …".
Result<FractionalRange> framesOnClip(const ForeignRange& range, const ForeignClip& named, FrameRate clip,
                                     const TagImportOptions& options, EndRule endRule);

/// How many frames of its clip lie between the start and the end of a take, where that is not the length of
/// the clip, to a frame. None if it is, or one of them is not said. Errors say why the end has no frame.
Result<std::optional<Frame>> otherLength(const ForeignClip& named, FrameRate clip, Frame frames,
                                         const TagImportOptions& options);

} // namespace tagline
