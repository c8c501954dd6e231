#pragma once

// TypedFrames are frames as a person types them: by number, or by time at each clip's own rate.
//
//   120  120f                   frames
//   1.5s  500ms                 times
//   00:01.5  1:02:03.5          times by the clock: minutes or hours, then two digits for each smaller part
//   120:480  1.5s-3s            START:STOP or START-STOP
//   00:01.5-00:03               by the clock with - only, for : stands in the times
//
// 00:03 is no range: it could be the frames from 0 to 3, or one time.

#include <QString>

#include "core/time/Duration.h"
#include "core/time/FrameRange.h"

#include <optional>
#include <vector>

namespace tagline {

/// One moment from the clip's start; none for any other text, and for parts of a frame.
std::optional<Duration> typedMoment(const QString& text);

/// Moments parted by - or, where none is by the clock, by :. Empty for any other text, and for text that can
/// be read in two ways.
std::vector<Duration> typedMoments(const QString& text);

/// Why moments are no range, and what to write instead: that they can be read in two ways, or that the second
/// is not behind the first. The end of a message, from its semicolon on; empty for other text.
QString rangeHint(const QString& text);

/// From a moment up to but not including another.
struct TypedRange
{
    Duration start;
    Duration stop;

    /// The frames of a clip of that rate whose starts are nearest to the moments; empty where both are one.
    FrameRange at(FrameRate rate) const { return {start.nearestFrames(rate), stop.nearestFrames(rate)}; }
};

/// None where the text is not two moments, or where STOP is not behind START at any rate.
std::optional<TypedRange> typedRange(const QString& text);

} // namespace tagline
