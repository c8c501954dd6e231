#pragma once

// ClipEvents are the ranges of a clip's tags as a controller takes them: events to tell, and marks by which
// clips keep in step.

#include "core/library/ClipLibrary.h"
#include "core/playback/controller/TagSync.h"

#include <span>
#include <string>
#include <vector>

namespace tagline {

/// The ranges of all tags of a clip, within its frames; none for a clip that is not there.
std::vector<EventRange> clipEventRanges(const ClipLibrary& library, ClipId clip);

/// Clips keep in step by their contacts: the starts of tags in the namespace or group "contact".
std::vector<SyncMark> contactMarks(const ClipLibrary& library, ClipId clip);

/// Whether one of the patterns (NamePattern.h) is the name, or another name, of a tag or of one that it lies
/// below: `Step` and `St*` are those of `Step.Left`.
bool isNamedBy(const TagDefinition& tag, std::span<const std::string> patterns);

/// Sync marks of a clip: starts of the tags that match the patterns; if there are none, of its contacts.
std::vector<SyncMark> syncMarksOf(const ClipLibrary& library, ClipId clip,
                                  std::span<const std::string> patterns);

} // namespace tagline
