#pragma once

// ClipEvents are the ranges of a clip's tags as a controller takes them: what it tells of, and what clips
// keep in step by.

#include "core/library/ClipLibrary.h"
#include "core/playback/controller/TagSync.h"

#include <vector>

namespace tagline {

/// The ranges of all tags of a clip, within its frames; none for a clip that is not there.
std::vector<EventRange> clipEventRanges(const ClipLibrary& library, ClipId clip);

/// Clips keep in step by their contacts: the starts of what lies in the namespace or group "contact".
std::vector<SyncMark> contactMarks(const ClipLibrary& library, ClipId clip);

} // namespace tagline
