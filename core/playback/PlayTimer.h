#pragma once

// PlayTimer is when something plays: stopped, playing or paused, how often, how fast and which way; exact for
// ever.
//
// Time is an argument: `now` counts nanoseconds on any clock that all timers in step share, and does
// not run back. Between two calls nothing happens: advance(now) brings the timer up to date.
//
//     begin ──▶ end │ begin ──▶ end │ begin ──▶ end        a play count of 3
//     0             d               2d            3d       the run: from 0 to count · duration

#include "core/animation/clips/TrackView.h"

#include <cstdint>

namespace tagline {

enum class PlayState : std::uint8_t { Stopped, Playing, Paused };

/// Never started, or stopped: at the run's beginning. Its play count spent: stopped at the run's end. Played
/// backwards the run goes from its end (for a count of 0, from the end of a first round) to its beginning,
/// and turning round in the middle goes back the same way.
class PlayTimer
{
public:
    static constexpr double fastest = 1000.0;

    PlayTimer() = default;
    /// Expects a duration ≥ 0.
    explicit PlayTimer(Nanoseconds duration);

    PlayState state() const { return m_state; }
    Nanoseconds duration() const { return m_duration; }

    int playCount() const { return m_playCount; }
    /// How often it plays; 0 is for ever. Expects ≥ 0.
    void setPlayCount(int count);
    double speed() const { return double(m_speedMillionths) * 1e-6; }
    /// From now on; kept to a millionth, cut to ±fastest, not a number counts as 0.
    void setSpeed(double speed, Nanoseconds now);

    /// Plays from `at` on, which may lie ahead (until then it stands at its beginning). Stopped or playing:
    /// from the beginning, with the whole count. Paused: on from where it was, without a jump.
    void play(Nanoseconds at);
    /// Does nothing unless playing.
    void pause(Nanoseconds at);
    /// Back to the beginning. Does nothing when stopped already.
    void stop();
    /// Goes to a time of the current round, cut to it; the state stays, and a spent or unstarted one is
    /// paused.
    void seek(Nanoseconds time, Nanoseconds now);

    /// Brings the timer up to `now`: it stops when its count is spent. Returns elapsed().
    Nanoseconds advance(Nanoseconds now);
    /// The time within its round at the last advance(), 0 … duration.
    Nanoseconds elapsed() const;
    /// Rounds completed at the last advance(): 0 … count (may be negative, running backwards for ever).
    std::int64_t rounds() const;
    /// Place in the whole run without a play count of 0: 0 … 1.
    double progress() const;

private:
    __extension__ using Ticks = __int128; ///< millionths of a nanosecond

    Ticks length() const { return Ticks(m_duration) * 1'000'000; }
    Ticks runLength() const { return length() * m_playCount; }
    Ticks beginning() const;
    Ticks placeAt(Nanoseconds now) const;
    void stand(Ticks place, Nanoseconds now);
    bool isSpent(Ticks place) const;

    Nanoseconds m_duration = 0;
    int m_playCount = 1;
    std::int64_t m_speedMillionths = 1'000'000;
    PlayState m_state = PlayState::Stopped;
    Ticks m_place = 0;       ///< in the run, at m_since
    Nanoseconds m_since = 0; ///< when m_place was true
};

} // namespace tagline
