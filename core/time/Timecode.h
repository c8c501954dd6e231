#pragma once

// Timecode is a time of day as cameras and capture systems count it (SMPTE ST 12-1).
//
//   12:47:37:28     hours, minutes, seconds, frames
//   12:47:37;28     drop-frame: frames 0 and 1 are left out each minute but every tenth, so that 29.97 frames
//                   a second keep up with the clock (0 to 3 at 59.94)
//   12:47:37.933    a clock's time, with thousandths; it counts no frames

#include "core/support/Result.h"
#include "core/time/FrameRate.h"

#include <compare>
#include <optional>
#include <string_view>

namespace tagline {

class Timecode
{
public:
    /// Midnight.
    Timecode() = default;
    /// Reads one of the three forms, without blanks at its ends; none for any other text.
    static std::optional<Timecode> parsed(std::string_view text);
    /// None if a number is no hour, minute, second or frame.
    static std::optional<Timecode> counted(int hours, int minutes, int seconds, int frames, bool isDropFrame);

    /// Whether it counts no frames, so that any rate has it.
    bool isClock() const { return m_isClock; }

    /// Frames of a rate from `origin` to this. A time more than twelve hours before it was after midnight.
    /// Errors, in words about several of them: timecode.rate where the rate has no such time,
    /// timecode.mixed where one is drop-frame, or a clock's time, and the other is not.
    Result<double> framesSince(const Timecode& origin, FrameRate rate) const;

    bool operator==(const Timecode&) const = default;
    /// An order for containers; of the two forms of frames and of clocks' times it says nothing.
    auto operator<=>(const Timecode&) const = default;

private:
    Result<double> framesOfDay(FrameRate rate) const;

    int m_seconds = 0;      ///< of the day
    int m_frames = 0;       ///< of the second
    int m_milliseconds = 0; ///< of a clock's time
    bool m_isClock = false;
    bool m_isDropFrame = false;
};

/// The whole number of frames a second that timecodes of a rate count: 30 at 29.97.
int countedFrames(FrameRate rate);

} // namespace tagline
