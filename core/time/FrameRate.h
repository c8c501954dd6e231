#pragma once

// FrameRate is a rational number of frames a second, and the only place where frames become seconds.

#include "core/time/FrameRange.h"

#include <cstdint>

namespace tagline {

/// Frames a second as numerator / denominator, such as 30000/1001. Both are positive and in lowest terms.
/// Frame i is at time i · denominator / numerator seconds.
struct FrameRate
{
    std::int32_t numerator = 30;
    std::int32_t denominator = 1;

    /// The rate nearest to `framesPerSecond`. A value within 0.02 % of 24, 25, 30, 48, 50, 60, 100, 120, 240,
    /// or of those (or their halves) over 1.001, snaps to it: 14.985 is 15000/1001. Any other value is kept
    /// to a thousandth. Expects a finite positive value; `isUsable` tells.
    static FrameRate nearest(double framesPerSecond);
    /// Whether a number can be a frame rate: finite, at least 0.001, at most 1,000,000.
    static bool isUsable(double framesPerSecond);
    /// The rate in lowest terms. Expects positive numbers.
    static FrameRate reduced(std::int64_t numerator, std::int64_t denominator);

    double framesPerSecond() const { return double(numerator) / denominator; }
    /// The time of a frame in seconds (of fractional frames as well).
    double seconds(double frame) const { return frame * denominator / numerator; }
    /// The fractional frame at a time in seconds.
    double frames(double seconds) const { return seconds * numerator / denominator; }
    /// The frame that is current at a time: floor(t · rate), forgiving a rounding error of 1e-6 frames.
    Frame frameAt(double seconds) const;
    /// The time of a fractional frame in nanoseconds, rounded, and back.
    std::int64_t nanoseconds(double frame) const;
    double framesAtNanoseconds(std::int64_t nanoseconds) const;

    bool operator==(const FrameRate&) const = default;
};

} // namespace tagline
