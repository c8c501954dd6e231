#pragma once

// PlayerGroup makes several players act as one.

#include "core/playback/PlayTimer.h"

#include <span>
#include <vector>

namespace tagline {

/// Borrows the timers of its players, which must outlive it or be removed. Calls to the group are passed
/// to each at the same moment, so that they stay in step.
class PlayerGroup
{
public:
    /// Expects a timer that is not in the group.
    void add(PlayTimer& timer);
    void remove(const PlayTimer& timer);
    std::span<PlayTimer* const> timers() const { return m_timers; }

    void play(Nanoseconds at);
    void pause(Nanoseconds at);
    void stop();
    void setSpeed(double speed, Nanoseconds now);
    /// Every player to that time of its round, cut to it.
    void seek(Nanoseconds time, Nanoseconds now);
    void advance(Nanoseconds now);

    /// Playing where one plays; else paused where one is; else stopped.
    PlayState state() const;
    /// The longest duration of any.
    Nanoseconds duration() const;

private:
    std::vector<PlayTimer*> m_timers;
};

} // namespace tagline
