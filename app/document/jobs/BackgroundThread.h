#pragma once

// Threads that compute in the background, without taking the processor from the window.

#include <cstddef>

namespace tagline {

/// How many of them: one core is left to the window.
std::size_t backgroundThreadCount();
/// From now on the calling thread gets the processor after those of usual priority.
void lowerThreadPriority();

} // namespace tagline
