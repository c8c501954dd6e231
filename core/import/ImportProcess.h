#pragma once

// ImportProcess runs the import worker and waits for it: no longer than it may take, and no longer than
// anyone wants its answer.

#include <atomic>
#include <string>
#include <vector>

namespace tagline {

/// How a process ended.
struct ProcessEnd
{
    enum class Kind {
        NotStarted, ///< value: errno
        Exited,     ///< value: its exit status
        Killed,     ///< value: the signal
        TimedOut,
        Cancelled
    };

    Kind kind = Kind::NotStarted;
    int value = 0;
    std::string output; ///< the first 64 KiB of its standard output
};

/// Runs a program to its end with an empty standard input and no standard error. It is killed when
/// `wallSeconds` have passed, whatever it says or closes, or `cancelled` (may be null) becomes true; nothing
/// of it is left behind when this returns, nor of what it started in its group. Thread-safe.
ProcessEnd runProcess(const std::string& program, const std::vector<std::string>& arguments, int wallSeconds,
                      const std::atomic<bool>* cancelled);

} // namespace tagline
