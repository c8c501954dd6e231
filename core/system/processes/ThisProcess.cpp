#include "core/system/processes/ThisProcess.h"

#include <malloc.h>
#include <sched.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <system_error>
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

namespace {

/// Puts a thread one step behind the process's first thread, which is the window's, if that runs before all
/// others (as chrt lets it); else by a nice value, which counts for one thread here.
void moveBehind(id_t thread)
{
    constexpr int steps = 5, least = 19; // of nice values
    const int window = ::getpid();
    sched_param given{};
    const int policy = ::sched_getscheduler(window) & ~SCHED_RESET_ON_FORK;
    const bool isBeforeOthers = policy == SCHED_FIFO || policy == SCHED_RR;
    if (!isBeforeOthers || ::sched_getparam(window, &given) != 0) {
        ::setpriority(PRIO_PROCESS, thread, std::min(least, ::getpriority(PRIO_PROCESS, window) + steps));
        return;
    }
    const bool isLast = given.sched_priority <= ::sched_get_priority_min(policy);
    given.sched_priority = isLast ? 0 : given.sched_priority - 1;
    ::sched_setscheduler(pid_t(thread), isLast ? SCHED_OTHER : policy, &given);
}

} // namespace

void goBehindWindow(std::string_view names)
{
    moveBehind(id_t(::gettid()));
    std::error_code problem; // then the others stay as they are
    for (const auto& entry : std::filesystem::directory_iterator("/proc/self/task", problem)) {
        std::string name;
        std::ifstream(entry.path() / "comm") >> name;
        if (name.starts_with(names)) moveBehind(id_t(std::atoi(entry.path().filename().c_str())));
    }
}

void lowerThreadPriority()
{
    constexpr int background = 15; // a nice value counts for one thread here
    ::setpriority(PRIO_PROCESS, id_t(::gettid()), background);
}

} // namespace tagline
