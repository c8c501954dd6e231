#pragma once

// TypedFrames are frames as typed by a person: by number, or by time at the rate of each clip.
//
//   120  120f                   frames
//   1.5s  500ms                 times
//   00:01.5  1:02:03.5          times by the clock: minutes or hours, then two digits for each smaller part
//   120:480  1.5s-3s            START:STOP or START-STOP
//   00:01.5-00:03               clock times with - only, as they contain :
//
// 00:03 is no range: it could mean the frames from 0 to 3, or one time.

#include <QString>

#include "core/time/Duration.h"
#include "core/time/FrameRange.h"

#include <optional>
#include <vector>

namespace tagline {

/// One moment from the clip's start; none for any other text, and for fractions of a frame.
std::optional<Duration> typedMoment(const QString& text);

/// Moments separated by - or, if none is a clock time, by :. Empty for any other text, and for ambiguous
/// text.
std::vector<Duration> typedMoments(const QString& text);

/// Why moments are no range, and what to write instead: they are ambiguous, or the second is not after the
/// first. The end of a message, from its semicolon on; empty for other text.
QString rangeHint(const QString& text);

/// Half-open range between two moments.
struct TypedRange
{
    Duration start;
    Duration stop;

    /// The frames of a clip of that rate whose starts are nearest to the moments; empty if both are the same.
    FrameRange at(FrameRate rate) const { return {start.nearestFrames(rate), stop.nearestFrames(rate)}; }
};

/// None if the text is not two moments, or STOP is not after START at any rate.
std::optional<TypedRange> typedRange(const QString& text);

} // namespace tagline
