#pragma once

// Threads that compute in the background, without taking the processor from the window.

#include "core/system/processes/ThisProcess.h" // lowerThreadPriority

#include <cstddef>

namespace tagline {

/// How many of them: one core is left to the window.
std::size_t backgroundThreadCount();

} // namespace tagline
