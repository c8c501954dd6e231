#include "core/motion/signals/SignalComputation.h"

#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>

namespace tagline {
namespace {

void compute(const ClipMotions& motions, std::span<const SignalNeed> needs, ClipId clip,
             std::vector<float>& values, std::vector<FrameRange>& contacts)
{
    for (const SignalNeed& need : needs) {
        values.clear();
        contacts.clear();
        if (need.isContact)
            motions.appendContacts(clip, need.joint, contacts);
        else
            motions.appendValues(clip, need.signal, need.joint, values);
    }
}

/// State shared by the threads of one computation.
struct Progress
{
    std::mutex mutex;
    std::condition_variable news;
    std::vector<ClipId> finished; ///< that the caller has not been told of
    std::size_t working = 0;
    std::atomic<std::size_t> next = 0;
    std::exception_ptr failure; ///< the last exception of a thread
};

void work(const SignalComputation& computation, Progress& progress)
{
    if (computation.prepareThread) computation.prepareThread();
    std::vector<float> values;
    std::vector<FrameRange> contacts;
    const auto mayGoOn = [&] { return !computation.isCancelled || !*computation.isCancelled; };
    for (std::size_t i = progress.next++; i < computation.clips.size() && mayGoOn(); i = progress.next++) {
        std::exception_ptr failure;
        try {
            compute(computation.motions, computation.needs, computation.clips[i], values, contacts);
        } catch (...) {
            failure = std::current_exception();
        }
        const std::lock_guard lock(progress.mutex);
        if (failure) {
            progress.failure = failure;
            break;
        }
        progress.finished.push_back(computation.clips[i]);
        progress.news.notify_one();
    }
}

void end(Progress& progress)
{
    const std::lock_guard lock(progress.mutex);
    --progress.working;
    progress.news.notify_one();
}

} // namespace

bool SignalComputation::run(const std::function<void(std::span<const ClipId>)>& finished) const
{
    Progress progress;
    progress.working = std::min(threads, clips.size());
    std::vector<std::jthread> crew;
    for (std::size_t i = 0; i < std::min(threads, clips.size()); ++i)
        crew.emplace_back([&] {
            work(*this, progress);
            end(progress);
        });
    std::size_t told = 0;
    for (bool isWorking = !crew.empty(); isWorking;) {
        std::vector<ClipId> done;
        {
            std::unique_lock lock(progress.mutex);
            progress.news.wait(lock, [&] { return !progress.finished.empty() || progress.working == 0; });
            done.swap(progress.finished);
            isWorking = progress.working > 0;
        }
        told += done.size();
        if (!done.empty()) finished(done);
    }
    crew.clear();
    if (progress.failure) std::rethrow_exception(progress.failure);
    return told == clips.size();
}

} // namespace tagline
