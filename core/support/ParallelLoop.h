#pragma once

// ParallelLoop does the same to many things on all cores.

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace tagline {

/// Calls work(i) once for each i below `count`, on all cores, or on so many threads; `newWork()` makes what
/// is called, once a thread. The first exception is thrown again when all have ended; the rest is
/// not begun then.
template<class NewWork>
void forEachInParallel(std::size_t count, NewWork&& newWork,
                       std::size_t mostThreads = std::thread::hardware_concurrency())
{
    std::atomic<std::size_t> next = 0;
    std::mutex mutex;
    std::exception_ptr failure;
    const auto run = [&] {
        try {
            auto work = newWork();
            for (std::size_t i = next++; i < count; i = next++) work(i);
        } catch (...) {
            const std::lock_guard lock(mutex);
            if (!failure) failure = std::current_exception();
            next = count;
        }
    };
    {
        std::vector<std::jthread> others;
        const std::size_t threads = std::min(mostThreads, count);
        for (std::size_t i = 1; i < threads; ++i) others.emplace_back(run);
        run();
    }
    if (failure) std::rethrow_exception(failure);
}

} // namespace tagline
