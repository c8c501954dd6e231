#pragma once

// TypedFrames are frames as a person types them: by number, or by time at each clip's own rate.

#include <QString>

#include "core/time/Duration.h"
#include "core/time/FrameRange.h"

#include <optional>

namespace tagline {

/// 120, 120f, 1.5s or 500ms from the clip's start; none for any other text, and for parts of a frame.
std::optional<Duration> typedMoment(const QString& text);

/// From a moment up to but not including another.
struct TypedRange
{
    Duration start;
    Duration stop;

    /// The frames of a clip of that rate whose starts are nearest to the moments; empty where both are one.
    FrameRange at(FrameRate rate) const { return {start.nearestFrames(rate), stop.nearestFrames(rate)}; }
};

/// None where one of the texts is no moment, or where STOP is not behind START at any rate.
std::optional<TypedRange> typedRange(const QString& start, const QString& stop);

} // namespace tagline
