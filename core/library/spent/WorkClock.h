#pragma once

// WorkClock counts the time in which a person does something.
//
//   a person does something   |  |    |                      |
//   counted                   ====================...............====
//                                          one minute without: it stands still

#include <cstdint>

namespace tagline {

/// Whoever holds it says what time it is: milliseconds of any clock that never goes back.
class WorkClock
{
public:
    using Milliseconds = std::int64_t;

    /// Without anything done for this long it stands still.
    static constexpr Milliseconds mostRest = 60'000;

    /// A person did something. Nothing is counted for it while the window is in the background.
    void noteInput(Milliseconds now);
    /// Whether the window is in front; in the background it stands still.
    void setInFront(bool isInFront, Milliseconds now);
    /// Forgets what was done and counted: the clock of its times is another.
    void restart() { m_from = m_until = m_counted = 0; }
    /// What was counted since it was last taken.
    Milliseconds take(Milliseconds now);

private:
    void count(Milliseconds now);

    bool m_isInFront = true;
    Milliseconds m_from = 0;  ///< what is before is counted
    Milliseconds m_until = 0; ///< it goes to here, unless something is done
    Milliseconds m_counted = 0;
};

} // namespace tagline
