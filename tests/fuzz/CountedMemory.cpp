#include "tests/fuzz/CountedMemory.h"

#include <cstdlib>
#include <new>

namespace {

thread_local std::size_t askedBytes = 0;
thread_local std::size_t askedTimes = 0;

void* counted(std::size_t size, std::size_t alignment)
{
    askedBytes += size;
    ++askedTimes;
    const std::size_t whole = (size + alignment - 1) / alignment * alignment;
    void* const memory = alignment <= alignof(std::max_align_t) ? std::malloc(size ? size : 1)
                                                                : std::aligned_alloc(alignment, whole);
    if (!memory) throw std::bad_alloc();
    return memory;
}

} // namespace

void* operator new(std::size_t size) { return counted(size, 1); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return counted(size, 1); }
void* operator new(std::size_t size, std::align_val_t alignment)
{
    return counted(size, std::size_t(alignment));
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

namespace tagline::fuzz {

CountedMemory::CountedMemory()
    : m_bytes(askedBytes)
    , m_allocations(askedTimes)
{
}

std::size_t CountedMemory::bytes() const { return askedBytes - m_bytes; }
std::size_t CountedMemory::allocations() const { return askedTimes - m_allocations; }

} // namespace tagline::fuzz
