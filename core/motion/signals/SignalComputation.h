#pragma once

// SignalComputation computes the signals of many clips on several threads, while its caller looks on.

#include "core/motion/signals/SignalNeeds.h"

#include <atomic>
#include <functional>

namespace tagline {

struct SignalComputation
{
    const ClipMotions& motions;
    std::span<const SignalNeed> needs;
    std::span<const ClipId> clips;                  ///< in the order in which they are begun
    std::size_t threads = 1;                        ///< at least 1; the caller's is none of them
    std::function<void()> prepareThread = {};       ///< called first by each of them
    const std::atomic<bool>* isCancelled = nullptr; ///< ends it after the clips that are being computed

    /// Waits until all is computed, or it was cancelled: then false. Rethrows an exception of a thread.
    /// Meanwhile calls `finished` on the caller's thread with clips that are done, each once, in any order.
    bool run(const std::function<void(std::span<const ClipId>)>& finished) const;
};

} // namespace tagline
