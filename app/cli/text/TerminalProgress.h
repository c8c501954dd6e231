#pragma once

// TerminalProgress shows the progress of long work on a terminal, in one line that is removed at the end.

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>

namespace tagline {

/// Writes nothing in the first half second, then at most ten times a second. Any thread may call add().
class TerminalProgress
{
public:
    using Write = std::function<void(const std::string&)>;

    /// "reading files: 312 of 2600", on standard error; nothing if that is no terminal, or with --json.
    TerminalProgress(std::string work, std::size_t total);
    /// Shows the progress by calling `write`.
    TerminalProgress(std::string work, std::size_t total, Write write);
    /// Removes the line.
    ~TerminalProgress();

    void add(std::size_t done = 1);

    TerminalProgress(const TerminalProgress&) = delete;
    TerminalProgress& operator=(const TerminalProgress&) = delete;

private:
    using Clock = std::chrono::steady_clock;

    std::string m_work;
    std::size_t m_total;
    Write m_write; ///< none if nothing is shown
    std::atomic<std::size_t> m_done = 0;
    std::mutex m_writing; ///< guards the members below
    Clock::time_point m_next;
    bool m_isShown = false;
};

} // namespace tagline
