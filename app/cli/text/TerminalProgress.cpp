#include "app/cli/text/TerminalProgress.h"

#include "app/cli/options/CommandMode.h"
#include "core/system/processes/ThisProcess.h"

#include <cstdio>
#include <utility>

namespace tagline {
namespace {

using namespace std::chrono_literals;

constexpr auto untilFirst = 500ms;
constexpr auto untilNext = 100ms;
constexpr const char* cleared = "\r\x1b[K"; ///< clears the cursor's line, and moves to its beginning

void writeOnTerminal(const std::string& text)
{
    std::fputs(text.c_str(), stderr);
    std::fflush(stderr);
}

TerminalProgress::Write terminal()
{
    if (commandMode().isJson || !isTerminal(stderr)) return {};
    return writeOnTerminal;
}

} // namespace

TerminalProgress::TerminalProgress(std::string work, std::size_t total)
    : TerminalProgress(std::move(work), total, terminal())
{
}

TerminalProgress::TerminalProgress(std::string work, std::size_t total, Write write)
    : m_work(std::move(work))
    , m_total(total)
    , m_write(std::move(write))
    , m_next(Clock::now() + untilFirst)
{
}

TerminalProgress::~TerminalProgress()
{
    if (m_isShown) m_write(cleared);
}

void TerminalProgress::add(std::size_t done)
{
    const std::size_t now = m_done += done;
    if (!m_write || now >= m_total) return;
    const std::unique_lock lock(m_writing, std::try_to_lock);
    if (!lock || Clock::now() < m_next) return; // the other writer prints nearly the same
    m_next = Clock::now() + untilNext;
    m_isShown = true;
    m_write(cleared + m_work + ": " + std::to_string(now) + " of " + std::to_string(m_total));
}

} // namespace tagline
