#pragma once

// SpentTimeSession counts how long a person works on each clip, once they want it, and keeps it in a file of
// their own.

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

/// No sidecar and no library file hears of it. Counted is the clip that is shown, while the person does
/// something and the window is in front (WorkClock).
class SpentTimeSession : public QObject
{
    Q_OBJECT

public:
    /// `file` is the person's own, and need not be there; it is read in the background. `clock` gives
    /// milliseconds and never goes back.
    SpentTimeSession(std::string file, std::function<WorkClock::Milliseconds()> clock,
                     QObject* parent = nullptr);
    /// Keeps what is not kept yet.
    ~SpentTimeSession() override;

    /// Another clock: nothing counts that the former one began.
    void setClock(std::function<WorkClock::Milliseconds()> clock);

    const std::string& file() const { return m_file; }
    /// What is counted so far stays where a person wants no more of it.
    void setCounting(bool isCounting);
    bool isCounting() const { return m_isCounting; }

    /// This clip is shown from now on; none: no clip is, or something else in its place.
    void show(const std::optional<SpentClip>& clip);
    void noteInput();
    void setInFront(bool isInFront);

    const SpentTimes& times() const { return m_times; }
    /// Forgets all of it, also what the file has.
    Result<void> clear();
    /// Counts and keeps up to now; waits until it is written.
    Result<void> keep();

signals:
    /// The time of this clip is another.
    void counted(const tagline::SpentClip& clip);
    /// The times of many clips are others.
    void changed();
    /// They cannot be read or kept, said once.
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
    WorkClock::Milliseconds m_settledAt = 0; ///< the clip has all that was counted before
    SpentTimes m_times;
    SpentTimes m_unkept;   ///< of those, what no thread writes yet
    QThreadPool m_keeping; ///< reads and writes the file, on one thread; last: it ends before the rest goes
};

} // namespace tagline
