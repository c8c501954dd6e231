#include "tests/support/AllocationCount.h"

#include <atomic>
#include <cstdlib>
#include <new>

// Every form is replaced, the ones without exceptions as well: a form that stayed the library's would hand
// out memory that the replaced delete does not know.

namespace {

std::atomic<std::int64_t> allocations = 0;

void* tried(std::size_t size)
{
    ++allocations;
    return std::malloc(size > 0 ? size : 1);
}

void* tried(std::size_t size, std::align_val_t alignment)
{
    ++allocations;
    const auto unit = std::size_t(alignment);
    return std::aligned_alloc(unit, (size + unit) / unit * unit);
}

void* found(void* memory)
{
    if (!memory) throw std::bad_alloc();
    return memory;
}

} // namespace

void* operator new(std::size_t size) { return found(tried(size)); }
void* operator new[](std::size_t size) { return found(tried(size)); }
void* operator new(std::size_t size, std::align_val_t alignment) { return found(tried(size, alignment)); }
void* operator new[](std::size_t size, std::align_val_t alignment) { return found(tried(size, alignment)); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return tried(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept { return tried(size); }
void* operator new(std::size_t size, std::align_val_t alignment, const std::nothrow_t&) noexcept
{
    return tried(size, alignment);
}
void* operator new[](std::size_t size, std::align_val_t alignment, const std::nothrow_t&) noexcept
{
    return tried(size, alignment);
}

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete[](void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete[](void* memory, std::align_val_t, const std::nothrow_t&) noexcept { std::free(memory); }

namespace tagline::test {

std::int64_t allocationCount() { return allocations; }

} // namespace tagline::test
