#pragma once

// Heartbeat tells for how long the window's thread did not come to its events.

#include "tests/support/WorkGrowth.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <algorithm>
#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>

namespace tagline::test {

/// What passed between two beats, in milliseconds.
struct BeatGap
{
    double work = 0; ///< processor time of the window's thread: what the program itself has to answer for
    double held = 0; ///< and what it waited for: locks, the disk, the display
    double wall = 0; ///< and other programs on the processor
};

/// How long this thread was ready to run while others ran, in milliseconds since it began.
inline double readyMilliseconds()
{
    static const int file = ::open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC);
    char text[128] = {};
    if (file < 0 || ::pread(file, text, sizeof text - 1, 0) <= 0) return 0;
    char* next = nullptr;
    std::strtoull(text, &next, 10); // nanoseconds on the processor
    return 1e-6 * double(std::strtoull(next, nullptr, 10));
}

/// Beats whenever the window's thread comes to its timers, at most once a millisecond: what a key would have
/// waited for is what lies between two beats. Bounds hold for the thread's own processor time
/// (CLOCK_THREAD_CPUTIME_ID), so that a busy machine fails none of them and one try is enough. What the
/// thread waits for, locks and the disk, is told apart but bounded by nothing: a busy machine lengthens it
/// too.
class Heartbeat : public QObject
{
    Q_OBJECT

public:
    Heartbeat()
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        m_timer.setInterval(1);
        connect(&m_timer, &QTimer::timeout, this, &Heartbeat::beat);
        begin();
    }

    /// Forgets all gaps so far.
    void begin()
    {
        m_longest = {};
        m_beats = 0;
        m_wall.start();
        m_work = threadSeconds();
        m_ready = readyMilliseconds();
        m_timer.start();
    }
    /// Ends the gap that runs, and beats no more. The longest gaps of each kind.
    BeatGap end()
    {
        beat();
        m_timer.stop();
        return m_longest;
    }
    int beats() const { return m_beats; }

private:
    void beat()
    {
        const double work = threadSeconds(), ready = readyMilliseconds();
        const double wall = 1e-6 * double(m_wall.nsecsElapsed());
        m_longest.work = std::max(m_longest.work, 1e3 * (work - m_work));
        m_longest.held = std::max(m_longest.held, wall - (ready - m_ready));
        m_longest.wall = std::max(m_longest.wall, wall);
        m_work = work;
        m_ready = ready;
        m_wall.start();
        ++m_beats;
    }

    QTimer m_timer;
    QElapsedTimer m_wall;
    double m_work = 0, m_ready = 0;
    BeatGap m_longest;
    int m_beats = 0;
};

} // namespace tagline::test
