#pragma once

// unshared() is the copy of copy on write.

#include <atomic>
#include <memory>

namespace tagline {

/// The object itself if it has no other owner, else a copy in its place; a new one if there is none.
template<class T>
T& unshared(std::shared_ptr<T>& pointer)
{
    if (!pointer)
        pointer = std::make_shared<T>();
    else if (pointer.use_count() > 1)
        pointer = std::make_shared<T>(*pointer);
    else // reads of another thread through its copy happen before writes here
        std::atomic_thread_fence(std::memory_order_acquire);
    return *pointer;
}

} // namespace tagline
