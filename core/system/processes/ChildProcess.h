#pragma once

// ChildProcess runs another program, the import worker or one that a person named, and waits for it: no
// longer than it may take, and no longer than anyone wants its answer.

#include <atomic>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// How a process ended.
struct ProcessEnd
{
    enum class Kind {
        NotStarted, ///< value: errno
        Answered,   ///< it has not ended, and waits for another request (WorkerProcess)
        Exited,     ///< value: its exit status
        Killed,     ///< value: the signal
        TimedOut,
        Cancelled
    };

    Kind kind = Kind::NotStarted;
    int value = 0;
    std::string output; ///< the first 64 KiB of its standard output

    // Of Killed:
    /// It did as much work as it may (allowWork in Confinement.h).
    bool isWorkSpent() const;
    /// The system or a person ended it, often for want of memory.
    bool isKilledFromOutside() const;
    /// "segmentation fault".
    std::string signalText() const;
};

/// Runs a program to its end with an empty standard input and no standard error. It is killed when
/// `wallSeconds` have passed, whatever it says or closes, or `cancelled` (may be null) becomes true; nothing
/// of it is left behind when this returns, nor of what it started in its group. Thread-safe.
ProcessEnd runProcess(const std::string& program, const std::vector<std::string>& arguments, int wallSeconds,
                      const std::atomic<bool>* cancelled);

/// A program that reads its standard input to the end and answers on its standard output.
struct FilterOrder
{
    std::string program; ///< a path, or a name that is looked for where the system looks for programs (PATH)
    std::vector<std::string> arguments;
    std::string_view input;          ///< given as a file, so that it may be read as often as wanted
    std::size_t mostOutput = 0;      ///< one that says more is killed
    std::size_t mostMessages = 4096; ///< of its standard error; what comes behind is dropped
    int wallSeconds = 0;
};

/// How it ended.
struct FilterEnd
{
    ProcessEnd process;     ///< with its whole output, where that was not too much
    std::string messages;   ///< text on its standard error
    bool isTooMuch = false; ///< it was killed because it said more than it may
};

/// Runs a filter to its end; limits as for runProcess. Thread-safe.
FilterEnd runFilter(const FilterOrder& order, const std::atomic<bool>* cancelled);

/// A program that takes requests one after the other: the first as its arguments, the others from its
/// standard input as words that each end in a 0, a further 0 behind the last. It says with a 0 on its
/// standard output that it is done and waits for the next; it ends where it brings no result. Not
/// thread-safe.
class WorkerProcess
{
public:
    WorkerProcess() = default;
    WorkerProcess(const WorkerProcess&) = delete;
    WorkerProcess& operator=(const WorkerProcess&) = delete;
    /// Kills it.
    ~WorkerProcess();

    /// Starts the program, or asks the one that waits, and waits for its answer; limits as for runProcess.
    /// After any end but Answered nothing of it is left.
    ProcessEnd ask(const std::string& program, const std::vector<std::string>& request, int wallSeconds,
                   const std::atomic<bool>* cancelled);
    bool isRunning() const { return m_process > 0; }

private:
    int startWith(const std::string& program, const std::vector<std::string>& request);
    bool send(const std::vector<std::string>& request) const;
    void end();

    int m_process = -1;
    int m_input = -1; ///< our end of its standard input
    int m_output = -1;
};

} // namespace tagline
