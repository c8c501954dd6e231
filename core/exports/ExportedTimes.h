#pragma once

// The ranges of a clip in order of time, and frames as texts of time, as formats of seconds want them.

#include "core/exports/ExportedClip.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tagline {

/// A range and its tag, which the clip owns.
struct TimedRange
{
    FrameRange frames;
    const std::string* tag = nullptr;
    Colour colour = 0;
};

/// All ranges of a clip in order of start, then of the tags' names.
std::vector<TimedRange> timedRanges(const ExportedClip& clip);

/// The moment at which a frame begins: the shortest decimal text, without an exponent, that reads back as the
/// same double.
std::string exactSeconds(FrameRate rate, Frame frame);

/// The moment at which a frame begins, to the nearest thousandth of a second. Up to 500 frames a second the
/// frame follows from it.
std::int64_t roundedMilliseconds(FrameRate rate, Frame frame);

} // namespace tagline
