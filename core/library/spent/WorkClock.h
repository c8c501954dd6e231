#pragma once

// WorkClock counts the time in which the user is active.
//
//   a person does something   |  |    |                      |
//   counted                   ====================...............====
//                                          one minute without: it stands still

#include <cstdint>

namespace tagline {

/// The caller passes the time: milliseconds of any clock that never goes back.
class WorkClock
{
public:
    using Milliseconds = std::int64_t;

    /// The clock stops after this long without input.
    static constexpr Milliseconds mostRest = 60'000;

    /// Registers input of the user. It counts for nothing while the window is in the background.
    void noteInput(Milliseconds now);
    /// Sets whether the window is in front; the clock stops in the background.
    void setInFront(bool isInFront, Milliseconds now);
    /// Forgets all input and counted time, for times of another clock.
    void restart() { m_from = m_until = m_counted = 0; }
    /// Returns the time counted since the last call.
    Milliseconds take(Milliseconds now);

private:
    void count(Milliseconds now);

    bool m_isInFront = true;
    Milliseconds m_from = 0;  ///< time before this is counted already
    Milliseconds m_until = 0; ///< the clock runs until here, unless there is further input
    Milliseconds m_counted = 0;
};

} // namespace tagline
