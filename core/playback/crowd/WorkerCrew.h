#pragma once

// WorkerCrew is some threads that share one piece of work and then wait for the next.

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <thread>
#include <vector>

namespace tagline {

/// Part of a piece of work: items first … last − 1, done by one worker.
struct WorkPart
{
    std::size_t first = 0;
    std::size_t last = 0;
    std::size_t worker = 0; ///< 0 … size() − 1: whose scratch may be used
};

/// The caller of run() works too, as worker 0; a crew of one has no threads. Nothing is allocated after the
/// construction. One run() at a time. For some microseconds after a run its threads stay awake for the next.
class WorkerCrew
{
public:
    /// Expects at least 1.
    explicit WorkerCrew(std::size_t workers);
    ~WorkerCrew();
    WorkerCrew(const WorkerCrew&) = delete;
    WorkerCrew& operator=(const WorkerCrew&) = delete;

    std::size_t size() const { return m_threads.size() + 1; }

    /// Calls work(WorkPart) for all of 0 … items − 1, in parts of at most `grain`, from all workers; back
    /// when all is done. A worker begins with its own share, the same in every run of as many items, and
    /// then helps the others: which worker does which part may differ from run to run. `work` must not throw.
    template<class Work>
    void run(std::size_t items, std::size_t grain, Work& work)
    {
        start({&work, [](void* context, const WorkPart& part) { (*static_cast<Work*>(context))(part); },
               items, grain > 0 ? grain : 1});
    }

private:
    struct Job
    {
        void* context = nullptr;
        void (*call)(void*, const WorkPart&) = nullptr;
        std::size_t items = 0;
        std::size_t grain = 1;
    };

    void start(const Job& job);
    void workOn(const Job& job, std::size_t worker);
    void begin();
    void serve(std::size_t worker);

    /// A line of the cache for each number, so that a waiting thread does not disturb a working one.
    static constexpr std::size_t line = 64;

    /// The rest of a worker's own share of the items.
    struct alignas(line) Share
    {
        std::atomic<std::size_t> next{0};
        std::size_t end = 0; ///< written between runs only
    };

    std::vector<std::thread> m_threads;
    Job m_job;               ///< written between runs only
    bool m_isEnding = false; ///< written between runs only
    alignas(line) std::atomic<std::uint32_t> m_runs{0};
    alignas(line) std::atomic<std::uint32_t> m_working{0}; ///< threads that have not finished the current run
    std::vector<Share> m_shares;                           ///< one a worker
};

} // namespace tagline
