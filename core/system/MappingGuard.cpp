#include "core/system/MappingGuard.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <mutex>
#include <sys/mman.h>
#include <unistd.h>
#include <vector>

namespace tagline {

/// Read by the signal's handler, on any thread.
struct MappingGuard::Place
{
    std::atomic<std::uintptr_t> start = 0; ///< 0: free
    std::atomic<std::size_t> bytes = 0;
    std::atomic<bool> isBroken = false;
};

/// All places. They are never given back, so that the handler can walk them at any time.
struct GuardedPlaces
{
    static constexpr std::size_t blockSize = 1024;

    struct Block
    {
        std::array<MappingGuard::Place, blockSize> places;
        Block* next = nullptr;
    };

    static GuardedPlaces& instance()
    {
        static auto* all = new GuardedPlaces; // outlives whatever is unmapped at the end
        return *all;
    }

    MappingGuard::Place* take(std::span<const std::byte> bytes)
    {
        const std::lock_guard lock(mutex);
        if (free.empty()) addBlock();
        MappingGuard::Place* place = free.back();
        free.pop_back();
        place->isBroken = false;
        place->bytes = bytes.size();
        place->start = reinterpret_cast<std::uintptr_t>(bytes.data());
        return place;
    }

    void giveBack(MappingGuard::Place* place)
    {
        const std::lock_guard lock(mutex);
        place->start = 0;
        free.push_back(place);
    }

    /// The place whose mapping has this address; null for none. Takes no lock.
    MappingGuard::Place* at(std::uintptr_t address) const
    {
        for (Block* block = blocks; block; block = block->next)
            for (MappingGuard::Place& place : block->places) {
                const std::uintptr_t start = place.start;
                if (start != 0 && address >= start && address - start < place.bytes) return &place;
            }
        return nullptr;
    }

    std::atomic<std::uint64_t> broken = 0;
    std::uintptr_t page = std::uintptr_t(::sysconf(_SC_PAGESIZE));
    struct sigaction former = {};

private:
    void addBlock()
    {
        auto* block = new Block;
        block->next = blocks;
        for (MappingGuard::Place& place : block->places) free.push_back(&place);
        blocks = block;
    }

    std::mutex mutex;
    std::vector<MappingGuard::Place*> free;
    std::atomic<Block*> blocks = nullptr;
};

namespace {

/// Zeros from the page of the address to the mapping's end. Only what a signal's handler may do.
bool putZeros(GuardedPlaces& all, std::uintptr_t address)
{
    MappingGuard::Place* place = all.at(address);
    if (!place) return false;
    const std::uintptr_t from = address / all.page * all.page;
    const std::uintptr_t end = (place->start + place->bytes + all.page - 1) / all.page * all.page;
    void* zeros = ::mmap(reinterpret_cast<void*>(from), end - from, PROT_READ,
                         MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
    if (zeros == MAP_FAILED) return false;
    if (!place->isBroken.exchange(true)) ++all.broken;
    return true;
}

void takeBusError(int signal, siginfo_t* info, void* context)
{
    GuardedPlaces& all = GuardedPlaces::instance();
    const int error = errno;
    const bool isMended = putZeros(all, reinterpret_cast<std::uintptr_t>(info->si_addr));
    errno = error;
    if (isMended) return;
    if ((all.former.sa_flags & SA_SIGINFO) != 0) return all.former.sa_sigaction(signal, info, context);
    if (all.former.sa_handler != SIG_DFL && all.former.sa_handler != SIG_IGN)
        return all.former.sa_handler(signal);
    ::sigaction(SIGBUS, &all.former, nullptr); // the access is tried again, and ends the program
}

} // namespace

void guardMappings()
{
    static std::once_flag once;
    std::call_once(once, [] {
        GuardedPlaces& all = GuardedPlaces::instance(); // made before the handler needs it
        struct sigaction own = {};
        own.sa_sigaction = takeBusError;
        own.sa_flags = SA_SIGINFO | SA_ONSTACK;
        ::sigemptyset(&own.sa_mask);
        ::sigaction(SIGBUS, &own, &all.former);
    });
}

std::uint64_t brokenMappings() { return GuardedPlaces::instance().broken; }

void MappingGuard::watch(std::span<const std::byte> bytes)
{
    leave();
    m_place = GuardedPlaces::instance().take(bytes);
}

void MappingGuard::leave()
{
    if (m_place) GuardedPlaces::instance().giveBack(m_place);
    m_place = nullptr;
}

bool MappingGuard::isBroken() const { return m_place && m_place->isBroken; }

} // namespace tagline
