#include "core/playback/crowd/WorkerCrew.h"

#include <algorithm>
#include <cassert>

namespace tagline {
namespace {

/// Lets the processor rest for an instant, but not the thread.
void relax()
{
#if defined(__x86_64__) && defined(__GNUC__)
    __builtin_ia32_pause();
#endif
}

/// Back when the number is no longer `old`. To be woken costs more than a short wait, so it begins awake.
void waitWhile(const std::atomic<std::uint32_t>& number, std::uint32_t old)
{
    constexpr int looksAwake = 2000; // about 20 microseconds
    for (int i = 0; i < looksAwake; ++i) {
        if (number.load(std::memory_order_acquire) != old) return;
        relax();
    }
    number.wait(old, std::memory_order_acquire);
}

} // namespace

WorkerCrew::WorkerCrew(std::size_t workers)
    : m_shares(workers)
{
    assert(workers >= 1);
    m_threads.reserve(workers - 1);
    for (std::size_t worker = 1; worker < workers; ++worker)
        m_threads.emplace_back([this, worker] { serve(worker); });
}

WorkerCrew::~WorkerCrew()
{
    m_isEnding = true;
    begin();
    for (std::thread& thread : m_threads) thread.join();
}

void WorkerCrew::begin()
{
    m_runs.fetch_add(1, std::memory_order_release);
    m_runs.notify_all();
}

void WorkerCrew::start(const Job& job)
{
    const std::size_t workers = m_shares.size();
    for (std::size_t i = 0; i < workers; ++i) {
        m_shares[i].next.store(job.items * i / workers, std::memory_order_relaxed);
        m_shares[i].end = job.items * (i + 1) / workers;
    }
    if (m_threads.empty() || job.items <= job.grain) return workOn(job, 0);
    m_job = job;
    m_working.store(std::uint32_t(m_threads.size()), std::memory_order_relaxed);
    begin();
    workOn(job, 0);
    while (const std::uint32_t working = m_working.load(std::memory_order_acquire))
        waitWhile(m_working, working);
}

void WorkerCrew::workOn(const Job& job, std::size_t worker)
{
    const std::size_t workers = m_shares.size();
    for (std::size_t i = 0; i < workers; ++i) {
        Share& share = m_shares[(worker + i) % workers];
        for (;;) {
            const std::size_t first = share.next.fetch_add(job.grain, std::memory_order_relaxed);
            if (first >= share.end) break;
            job.call(job.context, {first, std::min(first + job.grain, share.end), worker});
        }
    }
}

void WorkerCrew::serve(std::size_t worker)
{
    for (std::uint32_t run = 0;; ++run) {
        waitWhile(m_runs, run);
        if (m_isEnding) return;
        workOn(m_job, worker);
        if (m_working.fetch_sub(1, std::memory_order_acq_rel) == 1) m_working.notify_one();
    }
}

} // namespace tagline
