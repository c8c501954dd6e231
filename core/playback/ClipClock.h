#pragma once

// ClipClock is the time within a clip, exact for ever: integers only, nothing is rounded and carried on.
//
// The clip's time runs from frame 0 to its last frame, frames − 1; a loop's period is (frames − 1) / rate.
//
//   frames   0   1   2   3   4        5 frames: 4 frame times long; looping, frame 4 is frame 0 again
//            |---|---|---|---|

#include "core/time/FrameRate.h"

#include <cstdint>
#include <optional>

namespace tagline {

/// Behaviour at the end of the clip (or at its beginning, playing backwards).
enum class LoopMode : std::uint8_t {
    Loop,     ///< goes on at the other end
    Once,     ///< stays at the end, and has ended there
    PingPong, ///< turns round at either end
    Clamp     ///< stays at the end as Once does, but never counts as ended: a pose that is held
};

/// Whether a clock of that mode stays at the end of its clip.
constexpr bool staysAtEnd(LoopMode mode) { return mode == LoopMode::Once || mode == LoopMode::Clamp; }

/// A clip of one frame has no length: its clock stays at frame 0 and counts no loops.
class ClipClock
{
public:
    /// The largest speed, either way; speeds are kept to a millionth.
    static constexpr double fastest = 1000.0;

    ClipClock() = default;
    /// Expects a usable rate; fewer frames than one count as one.
    ClipClock(Frame frames, FrameRate rate)
        : ClipClock({0, frames}, frames, rate)
    {
    }
    /// A clock that runs within a part of the clip; see setPart().
    ClipClock(FrameRange part, Frame frames, FrameRate rate);

    /// From now on the clock runs from `part.start` to `part.stop`, or to the clip's last frame where that
    /// comes first; the part is cut to the clip. The current time stays, exactly, where it is in the part.
    void setPart(FrameRange part, Frame frames);

    double speed() const { return double(m_speedMillionths) * 1e-6; }
    /// Negative speeds play backwards. Cut to ±fastest; not a number counts as 0.
    void setSpeed(double speed);

    /// How often the clock plays its part before it stays at the end; 0: for ever. Modes that stay at the end
    /// play once, whatever the count.
    int playCount() const { return m_playCount; }
    /// From now on: the round that the clock is in is the first. Turning round, each way there and each way
    /// back is one. A seek begins to count anew. Expects ≥ 0.
    void setPlayCount(int count, LoopMode mode);
    /// Whether the count is spent: the clock stays where it is, unless it is turned back.
    bool isSpent(LoopMode mode) const;

    /// Exact position of a clock: compares with other moments of the same clock.
    struct Moment
    {
        __extension__ using Ticks = __int128; ///< millionths of a nanosecond, divided by the rate's numerator

        std::int64_t loops = 0; ///< value of ClipClock::loops()
        Ticks ticks = 0;        ///< since the part's first frame; 0 … period
        Ticks ticksPerFrame = 1;
        Ticks period = 0;         ///< ticks of the whole part
        bool isReturning = false; ///< PingPong: on the way back
        std::int64_t turns = 0;   ///< PingPong: how often it went there and back

        bool operator==(const Moment&) const = default;

        /// Position of a clock that turns round, on an axis that does not: 0 at the beginning, period at
        /// the end, 2 · period at the beginning again.
        Ticks unrolled() const { return 2 * period * turns + (isReturning ? 2 * period - ticks : ticks); }
    };
    Moment moment() const { return {m_loops, m_ticks, ticksPerFrame(), period(), m_isReturning, m_turns}; }

    /// Lets time pass (expects ≥ 0). Whatever the steps, the sum is exact.
    void advance(std::int64_t nanoseconds, LoopMode mode);
    /// How long it will be until the clock comes to a frame (of the part), at least 1; none if it never
    /// does. Looping, the first and the last frame are one. The nanosecond in which it comes there counts.
    std::optional<std::int64_t> nanosecondsUntil(Frame frame, LoopMode mode) const;
    /// How long it will be until a clock that turns round comes to the frame on its way there, or on its way
    /// back.
    std::optional<std::int64_t> nanosecondsUntilPassing(Frame frame, bool isReturning) const;
    /// How long it will be until the play count is spent, at least 1; none if it is, or never will be.
    std::optional<std::int64_t> nanosecondsUntilSpent(LoopMode mode) const;
    /// Goes to a fractional frame, cut to the part; loops begin at 0 again.
    void seek(double frame);
    /// Goes to a fractional frame of a round: loops() is `loops` afterwards.
    void place(std::int64_t loops, double frame);

    /// Fractional frames from the clip's beginning.
    double frame() const;
    /// floor(frame()), exactly.
    Frame wholeFrame() const;
    /// The clip's time in nanoseconds, rounded down.
    std::int64_t nanoseconds() const;
    /// How often the end was passed, less how often the beginning was, since the last seek. Turning round at
    /// an end does not count.
    std::int64_t loops() const { return m_loops; }
    /// Place within the part: 0 at its beginning, 1 at its end; 0 if it has no length.
    double phase() const;
    /// Whether the clock cannot go on without looping: at its end, or at its beginning when it runs
    /// backwards.
    bool isAtEnd() const;
    Frame firstFrame() const { return m_start; }
    Frame lastFrame() const { return m_last; }
    FrameRate rate() const { return m_rate; }
    /// The part's length in seconds.
    double seconds() const { return m_rate.seconds(m_last - m_start); }

private:
    using Ticks = Moment::Ticks;

    Ticks ticksPerFrame() const;
    Ticks unfolded(LoopMode mode) const;
    void setUnfolded(Ticks unfolded);
    void setUnrolled(Ticks unrolled);
    Ticks lowerLimit() const { return period() * (m_firstRound - m_playCount + 1); }
    Ticks upperLimit() const { return period() * (m_firstRound + m_playCount); }
    Ticks limited(Ticks place) const;
    Ticks leftToPlay(LoopMode mode) const;
    std::optional<std::int64_t> nanosecondsFor(Ticks ticks) const;
    Ticks period() const { return ticksPerFrame() * (m_last - m_start); }

    FrameRate m_rate;
    Frame m_start = 0;
    Frame m_last = 0;
    std::int64_t m_speedMillionths = 1'000'000;
    std::int64_t m_loops = 0;
    Ticks m_ticks = 0; ///< since m_start; in [0, period], or [0, period) just after looping
    bool m_isReturning = false;
    std::int64_t m_turns = 0;
    int m_playCount = 0;
    std::int64_t m_firstRound = 0; ///< that counts: of loops, or of ways
};

} // namespace tagline
