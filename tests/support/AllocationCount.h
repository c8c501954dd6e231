#pragma once

// Counts what the program allocates: linking `allocation_count` replaces every global operator new.

#include <cstdint>

namespace tagline::test {

/// How often memory was allocated so far, by all threads.
std::int64_t allocationCount();

} // namespace tagline::test
