#pragma once

// CountedMemory counts what is asked of the heap while it lives: a measure of work that is the same on every
// machine. CountedMemory.cpp replaces operator new of the program that it is linked to.

#include <cstddef>

namespace tagline::fuzz {

class CountedMemory
{
public:
    CountedMemory();

    /// Asked for since this was made, whether it was given back or not.
    std::size_t bytes() const;
    std::size_t allocations() const;

private:
    std::size_t m_bytes;
    std::size_t m_allocations;
};

} // namespace tagline::fuzz
