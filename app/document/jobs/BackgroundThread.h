#pragma once

// Number of threads that compute in the background without taking the processor from the window.

#include "core/system/processes/ThisProcess.h" // lowerThreadPriority

#include <cstddef>

namespace tagline {

/// Number of background threads: one core is left to the window, but at least one thread is used.
std::size_t backgroundThreadCount();

} // namespace tagline
