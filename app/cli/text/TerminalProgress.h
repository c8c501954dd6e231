#pragma once

// TerminalProgress says on a terminal how far long work is, in one line that goes when the work is done.

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>

namespace tagline {

/// Writes nothing in the first half second, and then ten times a second at most. Any thread may count.
class TerminalProgress
{
public:
    using Write = std::function<void(const std::string&)>;

    /// "reading files: 312 of 2600". Standard error; nothing where that is no terminal, or with --json.
    TerminalProgress(std::string work, std::size_t total);
    /// The same to somewhere else.
    TerminalProgress(std::string work, std::size_t total, Write write);
    /// Takes the line away.
    ~TerminalProgress();

    void add(std::size_t done = 1);

    TerminalProgress(const TerminalProgress&) = delete;
    TerminalProgress& operator=(const TerminalProgress&) = delete;

private:
    using Clock = std::chrono::steady_clock;

    std::string m_work;
    std::size_t m_total;
    Write m_write; ///< none: nobody looks
    std::atomic<std::size_t> m_done = 0;
    std::mutex m_writing; ///< guards what follows
    Clock::time_point m_next;
    bool m_isShown = false;
};

} // namespace tagline
