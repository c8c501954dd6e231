#pragma once

// MotionCheckup finds where the motion of a library's clips is broken (core/motion/checks), as checks of tags
// are reported.

#include "core/library/checks/LibraryCheckup.h"
#include "core/motion/MotionSettings.h"
#include "core/motion/checks/MotionChecks.h"
#include "core/time/FrameRanges.h"

#include <span>

namespace tagline {

/// The frames that a clip has under the tag of a check, in any tag set.
FrameRanges knownFaultFrames(const ClipLibrary& library, ClipId id, const MotionCheckKind& kind);

/// An outcome for each of these checks, in their order, named "Motion: foot slide": a finding for each range,
/// with its measure. Frames that a clip has under the tag of the check (Bad.FootSlide) are known already: a
/// range of which half or more is tagged so is no finding. Clips that are too long to be measured
/// are findings of the first of the checks. Uses all cores, large clips one of them.
std::vector<CheckOutcome> motionCheckup(const ClipLibrary& library, std::span<const MotionCheck> checks,
                                        const MotionSettings& settings);

/// "1.16 leg lengths a second, limit 0.15": what a fault measures against its limit, for people.
std::string measureText(const MotionFault& fault);
/// The unit of a check's values: "s", "legs", "legs/s", "degrees".
const char* unitSymbol(MotionFaultUnit unit);

} // namespace tagline
