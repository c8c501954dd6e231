#include "core/system/processes/ThisProcess.h"

#include <malloc.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <thread>

namespace tagline {

int processId() { return ::getpid(); }

std::string programPath()
{
    std::error_code problem;
    return std::filesystem::read_symlink("/proc/self/exe", problem).string();
}

bool isTerminal(std::FILE* stream) { return ::isatty(::fileno(stream)) != 0; }

void endWithin(std::chrono::milliseconds time, int status)
{
    std::thread([time, status] {
        std::this_thread::sleep_for(time);
        std::_Exit(status);
    }).detach();
}

void useLargeMemoryBlocks()
{
    constexpr int block = 16 << 20;
    ::mallopt(M_TOP_PAD, block);
    ::mallopt(M_MMAP_THRESHOLD, block / 4); // which the one above would leave at 128 KiB for good
}

void lowerThreadPriority()
{
    constexpr int background = 15; // a nice value counts for one thread here
    ::setpriority(PRIO_PROCESS, id_t(::gettid()), background);
}

} // namespace tagline
