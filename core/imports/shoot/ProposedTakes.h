#pragma once

// ProposedTakes are the takes that a library may have: by a pattern of names, by what shoot sheets said of
// clips, and by names alone.

#include "core/library/ClipLibrary.h"
#include "core/tags/takes/TakePattern.h"
#include "core/time/Timecode.h"

#include <optional>
#include <vector>

namespace tagline {

/// The timecode of a clip's first frame, as the property that a shoot sheet gave it says (Take.start,
/// Take.Start_TC, by the usual headings of a sheet's start); none if there is none, and at midnight, where
/// devices begin whose clock was never set.
std::optional<Timecode> recordedStart(const TagSheet& sheet);

/// Takes of the clips that can be put into one: by a pattern. Without one, those that began at one timecode,
/// and of those of which no timecode is known the ones of one length by their names
/// (core/tags/takes/TakeProposals.h).
std::vector<Take> proposedTakes(const ClipLibrary& library, const std::optional<TakePattern>& pattern);

} // namespace tagline
