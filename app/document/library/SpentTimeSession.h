#pragma once

// SpentTimeSession counts the time that a person works on each clip, if they want it, and keeps it in a file
// of their own.

#include <QObject>
#include <QThreadPool>

#include "core/library/ClipLibrary.h"
#include "core/library/spent/SpentTimes.h"
#include "core/library/spent/WorkClock.h"
#include "core/support/Result.h"

#include <functional>
#include <optional>
#include <string>

namespace tagline {

/// Sidecars and library files do not contain these times. The clip shown is counted while the person does
/// something and the window is in front (WorkClock).
class SpentTimeSession : public QObject
{
    Q_OBJECT

public:
    /// `file` is a personal file, and may be missing; it is read in the background. `clock` returns
    /// milliseconds and never goes back.
    SpentTimeSession(std::string file, std::function<WorkClock::Milliseconds()> clock,
                     QObject* parent = nullptr);
    /// Writes the times that are not written yet.
    ~SpentTimeSession() override;

    /// Sets another clock; time started by the former one does not count.
    void setClock(std::function<WorkClock::Milliseconds()> clock);

    const std::string& file() const { return m_file; }
    /// Turns counting on or off; the times counted so far stay.
    void setCounting(bool isCounting);
    bool isCounting() const { return m_isCounting; }

    /// Sets the clip shown; none if no clip is shown, or something else in its place.
    void show(const std::optional<SpentClip>& clip);
    void noteInput();
    void setInFront(bool isInFront);

    const SpentTimes& times() const { return m_times; }
    /// Deletes all times, also those in the file.
    Result<void> clear();
    /// Counts up to now and writes the times; waits until they are written.
    Result<void> keep();

signals:
    /// The time of this clip has changed.
    void counted(const tagline::SpentClip& clip);
    /// The times of many clips have changed.
    void changed();
    /// The times cannot be read or written; emitted once.
    void failed(const tagline::Error& error);

private:
    void load();
    void take(const Result<SpentTimes>& kept);
    void fail(const Error& error);
    void settle();
    void keepLater();

    std::string m_file;
    std::function<WorkClock::Milliseconds()> m_now;
    WorkClock m_clock;
    bool m_isCounting = false;
    bool m_isCleared = false;
    bool m_hasFailed = false;
    std::optional<SpentClip> m_clip;
    WorkClock::Milliseconds m_settledAt = 0; ///< time up to which the clip has been counted
    SpentTimes m_times;
    SpentTimes m_unkept;   ///< part of m_times that no thread writes yet
    QThreadPool m_keeping; ///< reads and writes the file, on one thread; last: it ends before the others go
};

} // namespace tagline
