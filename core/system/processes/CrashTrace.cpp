#include "core/system/processes/CrashTrace.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <execinfo.h>
#include <fcntl.h>
#include <filesystem>
#include <span>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace tagline {
namespace {

constexpr std::string_view traceStart = "crash-";
constexpr std::string_view traceEnd = ".txt";
constexpr unsigned longestTrace = 10; ///< seconds: writing it cannot hold up the end
constexpr int deepest = 64;           ///< calls

/// Data that the handler needs, made beforehand: it may not ask for memory.
struct TracePlan
{
    std::array<char, 4096> path{}; ///< empty: no trace is kept
    std::array<char, 1024> head{};
    std::array<char, 65536> stack{}; ///< for a thread whose own is full
    std::atomic<pid_t> writer = 0;   ///< the thread whose fault is written; 0: none
};

TracePlan& plan()
{
    static TracePlan kept;
    return kept;
}

struct NamedSignal
{
    int number;
    std::string_view name;
};
constexpr NamedSignal faults[] = {{SIGSEGV, "SIGSEGV, memory that is not the program's"},
                                  {SIGBUS, "SIGBUS, memory that the system cannot give"},
                                  {SIGILL, "SIGILL, an instruction that is none"},
                                  {SIGFPE, "SIGFPE, a number that cannot be computed"},
                                  {SIGABRT, "SIGABRT, the program gave up"}};

void put(int file, std::string_view text)
{
    while (!text.empty()) {
        const ssize_t count = ::write(file, text.data(), text.size());
        if (count <= 0) return;
        text.remove_prefix(std::size_t(count));
    }
}

void putNumber(int file, std::uint64_t number, unsigned base)
{
    std::array<char, 24> digits{};
    std::size_t at = digits.size();
    do {
        digits[--at] = "0123456789abcdef"[number % base];
        number /= base;
    } while (number != 0);
    put(file, {digits.data() + at, digits.size() - at});
}

void putTrace(int file, int signal, const siginfo_t* info)
{
    put(file, plan().head.data());
    put(file, "\nseconds since 1970: ");
    putNumber(file, std::uint64_t(::time(nullptr)), 10);
    put(file, "\nsignal: ");
    for (const NamedSignal& fault : faults)
        if (fault.number == signal) put(file, fault.name);
    if (signal == SIGSEGV || signal == SIGBUS) {
        put(file, "\naddress: 0x");
        putNumber(file, reinterpret_cast<std::uintptr_t>(info->si_addr), 16);
    }
    put(file, "\ncalls:\n");
    std::array<void*, deepest> calls{};
    const int count = ::backtrace(calls.data(), deepest);
    ::backtrace_symbols_fd(calls.data(), count, file);
}

/// Only what a signal's handler may do.
void takeFault(int signal, siginfo_t* info, void*)
{
    pid_t writer = 0;
    if (plan().writer.compare_exchange_strong(writer, ::gettid())) {
        ::alarm(longestTrace);
        const int file =
            ::open(plan().path.data(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0600);
        if (file >= 0) {
            putTrace(file, signal, info);
            ::close(file);
        }
    } else if (writer != ::gettid()) {
        for (;;) ::pause(); // until the thread that writes ends the program, or its alarm does
    }
    ::signal(signal, SIG_DFL);
    ::raise(signal); // delivered when this returns
}

void keep(std::string_view text, std::span<char> place)
{
    const std::size_t size = std::min(text.size(), place.size() - 1);
    std::copy_n(text.begin(), size, place.begin());
    place[size] = '\0';
}

bool isTrace(const std::string& name)
{
    return name.size() > traceStart.size() + traceEnd.size() && name.starts_with(traceStart) &&
           name.ends_with(traceEnd) &&
           std::all_of(name.begin() + traceStart.size(), name.end() - traceEnd.size(),
                       [](char each) { return each >= '0' && each <= '9'; });
}

} // namespace

void keepCrashTraces(const std::string& folder, std::string_view head)
{
    const std::string path =
        folder + '/' + std::string(traceStart) + std::to_string(::getpid()) + std::string(traceEnd);
    if (path.size() >= plan().path.size()) return;
    keep(path, plan().path);
    keep(head, plan().head);
    void* first = nullptr;
    ::backtrace(&first, 1); // the first call loads what it needs

    stack_t stack = {};
    stack.ss_sp = plan().stack.data();
    stack.ss_size = plan().stack.size();
    ::sigaltstack(&stack, nullptr);
    struct sigaction own = {};
    own.sa_sigaction = takeFault;
    own.sa_flags = SA_SIGINFO | SA_ONSTACK;
    ::sigemptyset(&own.sa_mask);
    for (const NamedSignal& fault : faults) ::sigaction(fault.number, &own, nullptr);
}

std::vector<std::string> crashTraces(const std::string& folder)
{
    namespace fs = std::filesystem;
    std::vector<std::pair<fs::file_time_type, std::string>> found;
    std::error_code problem;
    for (fs::directory_iterator each(folder, problem), end; !problem && each != end; each.increment(problem))
        if (isTrace(each->path().filename().string())) {
            std::error_code unknown;
            found.emplace_back(each->last_write_time(unknown), each->path().string());
        }
    std::ranges::sort(found);
    std::vector<std::string> paths;
    for (auto& [time, path] : found) paths.push_back(std::move(path));
    return paths;
}

} // namespace tagline
