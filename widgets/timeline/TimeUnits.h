#pragma once

// TimeUnits is how a person reads and types times: frames, seconds or timecode.

#include <QString>

#include "core/time/FrameRate.h"

#include <optional>

namespace tagline {

enum class TimeUnits {
    Frames,  ///< "312"
    Seconds, ///< "2.600": seconds with milliseconds
    Timecode ///< "00:00:02:72": hours, minutes, seconds, frames; frames counted at the rounded rate, none
             ///< dropped
};

/// A frame number as text. Negative frames have a leading minus.
QString timeText(Frame frame, FrameRate rate, TimeUnits units);

/// The frame that a person typed; nothing where it is none. Timecode may leave out leading parts ("2:72");
/// seconds may use a comma. Whatever the units, a text that ends in "f" is frames, one that ends in "s" is
/// seconds, and one with colons is timecode.
std::optional<Frame> typedFrame(const QString& text, FrameRate rate, TimeUnits units);

/// The rate that timecode counts with: the rounded rate, at least 1.
Frame timecodeRate(FrameRate rate);

} // namespace tagline
