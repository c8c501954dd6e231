#pragma once

// Duration is a length of time as a person writes it: a decimal number and its unit, kept exactly.
//
//   5    5f    0.5s    500ms
//
// Only a frame rate makes frames of it; at 30000/1001 frames a second half a second is 14.985… frames:
// 15 to the nearest, and less than 15 in an exact comparison.

#include "core/time/FrameRate.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tagline {

enum class DurationUnit : std::uint8_t { Frames, Seconds, Milliseconds };

/// digits · 10^-decimals of a unit; never negative. Eight bytes.
/// Zeros at the end of the decimals are dropped: 2.50s is 2.5s.
class Duration
{
public:
    static constexpr std::uint64_t mostDigits = 9'999'999'999'999'999; ///< sixteen nines

    /// No time.
    constexpr Duration() = default;
    static Duration frames(std::uint32_t count) { return exact(count, 0, DurationUnit::Frames); }
    static Duration seconds(std::uint32_t count) { return exact(count, 0, DurationUnit::Seconds); }
    static Duration milliseconds(std::uint32_t count) { return exact(count, 0, DurationUnit::Milliseconds); }
    /// None past sixteen digits, or 18 decimals (15 of milliseconds), zeros at the end not counted.
    static std::optional<Duration> decimal(std::uint64_t digits, int decimals, DurationUnit unit);
    /// Reads digits ["." digits] ["f" | "s" | "ms"]. None for any other text, and past the bounds of
    /// `decimal`.
    static std::optional<Duration> parsed(std::string_view text);

    std::uint64_t digits() const { return m_bits & ((std::uint64_t(1) << decimalsBegin) - 1); }
    int decimals() const { return int(m_bits >> decimalsBegin & 31); }
    DurationUnit unit() const { return DurationUnit(m_bits >> unitBegin); }
    bool isZero() const { return digits() == 0; }

    /// The nearest whole number of frames at a rate, halves up; the largest Frame where it is more.
    Frame nearestFrames(FrameRate rate) const;
    /// Whether so many frames at a rate are strictly longer than this, compared exactly, without rounding.
    bool isExceededBy(Frame frames, FrameRate rate) const { return compared(frames, rate) > 0; }
    /// Whether so many frames at a rate are strictly shorter than this, compared exactly.
    bool isMissedBy(Frame frames, FrameRate rate) const { return compared(frames, rate) < 0; }

    /// The duration in the plainest unit: milliseconds as seconds, no time as 0 frames.
    Duration normalised() const;
    /// The duration as text in a query, with its unit: `5f`, `0.5s`, `500ms`; `parsed` reads the same one.
    std::string text() const;

    /// Equal number and equal unit; see `normalised`.
    bool operator==(const Duration&) const = default;

private:
    // The lowest 54 bits are the digits, the next 5 the decimals, the rest the unit.
    static constexpr int decimalsBegin = 54;
    static constexpr int unitBegin = 59;

    static Duration exact(std::uint64_t digits, int decimals, DurationUnit unit)
    {
        Duration made;
        made.m_bits = digits | std::uint64_t(decimals) << decimalsBegin | std::uint64_t(unit) << unitBegin;
        return made;
    }
    int compared(Frame frames, FrameRate rate) const;

    std::uint64_t m_bits = 0;
};

} // namespace tagline
