#include "core/import/ImportWorkers.h"

#include <algorithm>
#include <filesystem>
#include <thread>

namespace tagline {
namespace {

constexpr int mostFilesEach = 2'000; ///< then a worker is ended, which frees memory that it has lost

/// Asked of the system once: it reads a file for it.
std::size_t mostWaiting()
{
    static const std::size_t cores = std::max(1u, std::thread::hardware_concurrency());
    return cores;
}

} // namespace

std::unique_ptr<ImportWorker> ImportWorkers::take(const std::string& room)
{
    const std::lock_guard lock(m_mutex);
    const auto found = std::find_if(m_waiting.rbegin(), m_waiting.rend(),
                                    [&](const auto& worker) { return worker->room == room; });
    if (found == m_waiting.rend()) return nullptr;
    auto worker = std::move(*found);
    m_waiting.erase(std::next(found).base());
    return worker;
}

void ImportWorkers::giveBack(std::unique_ptr<ImportWorker> worker)
{
    if (!worker->process.isRunning() || ++worker->files >= mostFilesEach) return;
    std::error_code ignored;
    std::filesystem::remove(worker->resultPath(), ignored); // if it was not moved into the cache
    std::unique_ptr<ImportWorker> ended;                    // destroyed after the lock is released
    const std::lock_guard lock(m_mutex);
    m_waiting.push_back(std::move(worker));
    if (m_waiting.size() <= mostWaiting()) return;
    ended = std::move(m_waiting.front());
    m_waiting.erase(m_waiting.begin());
}

void ImportWorkers::clear()
{
    std::vector<std::unique_ptr<ImportWorker>> ended;
    const std::lock_guard lock(m_mutex);
    ended.swap(m_waiting);
}

} // namespace tagline
