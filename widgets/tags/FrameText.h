#pragma once

// Frames as people write them: a number of frames, of seconds, or a timecode.

#include <QString>

#include "core/time/FrameRate.h"

#include <optional>

namespace tagline {

enum class FrameUnit {
    Frames,  ///< 312
    Seconds, ///< 2.600, to a thousandth
    Timecode ///< 0:02:12 = minutes:seconds:frames, 1:00:02:12 with hours
};

/// The frame in that unit. Timecode counts whole frames within a second of round(rate) frames (non-drop).
QString frameText(Frame frame, FrameRate rate, FrameUnit unit);
/// The frame that a text means: the nearest one for seconds; none where the text is not of that unit.
std::optional<Frame> frameFromText(const QString& text, FrameRate rate, FrameUnit unit);

} // namespace tagline
