#pragma once

// FuzzTarget is the one function of a fuzz test: it takes any bytes and must not crash, hang or break a
// promise.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace tagline::fuzz {

/// A promise that holds for every input, in builds without assertions as well.
inline void require(bool promise, const char* what)
{
    if (promise) return;
    std::fprintf(stderr, "broken promise: %s\n", what);
    std::abort();
}

} // namespace tagline::fuzz
