#include "core/playback/WorkerCrew.h"

#include <algorithm>
#include <cassert>

namespace tagline {

WorkerCrew::WorkerCrew(std::size_t workers)
{
    assert(workers >= 1);
    m_threads.reserve(workers - 1);
    for (std::size_t worker = 1; worker < workers; ++worker)
        m_threads.emplace_back([this, worker] { wait(worker); });
}

WorkerCrew::~WorkerCrew()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isEnding = true;
    }
    m_begun.notify_all();
    for (std::thread& thread : m_threads) thread.join();
}

void WorkerCrew::start(const Job& job)
{
    m_next.store(0, std::memory_order_relaxed);
    if (m_threads.empty() || job.items <= job.grain) return workOn(job, 0);
    {
        const std::lock_guard lock(m_mutex);
        m_job = job;
        m_working = m_threads.size();
        ++m_runs;
    }
    m_begun.notify_all();
    workOn(job, 0);
    std::unique_lock lock(m_mutex);
    m_done.wait(lock, [this] { return m_working == 0; });
}

void WorkerCrew::workOn(const Job& job, std::size_t worker)
{
    for (;;) {
        const std::size_t first = m_next.fetch_add(job.grain, std::memory_order_relaxed);
        if (first >= job.items) return;
        job.call(job.context, {first, std::min(first + job.grain, job.items), worker});
    }
}

void WorkerCrew::wait(std::size_t worker)
{
    std::uint64_t done = 0;
    for (;;) {
        Job job;
        {
            std::unique_lock lock(m_mutex);
            m_begun.wait(lock, [&] { return m_isEnding || m_runs != done; });
            if (m_isEnding) return;
            done = m_runs;
            job = m_job;
        }
        workOn(job, worker);
        const std::lock_guard lock(m_mutex);
        if (--m_working == 0) m_done.notify_one();
    }
}

} // namespace tagline
