#include "core/system/processes/EndRequests.h"

#include <atomic>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace tagline {
namespace {

constexpr int statusOfSignals = 128;

std::atomic<int> writingEnd = -1;

/// Only what a signal's handler may do.
void note(int signal)
{
    const int error = errno;
    const auto byte = static_cast<unsigned char>(signal);
    (void)!::write(writingEnd, &byte, 1);
    errno = error;
}

int madeRequests()
{
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
    writingEnd = ends[1];
    struct sigaction own = {};
    own.sa_handler = note;
    own.sa_flags = SA_RESTART;
    ::sigemptyset(&own.sa_mask);
    for (const int signal : {SIGTERM, SIGHUP, SIGINT}) {
        struct sigaction former = {};
        // A program started by nohup, or in the background of a shell, goes on ignoring the signal.
        if (::sigaction(signal, nullptr, &former) == 0 && former.sa_handler == SIG_IGN) continue;
        ::sigaction(signal, &own, nullptr);
    }
    return ends[0];
}

} // namespace

int endRequests()
{
    static const int descriptor = madeRequests();
    return descriptor;
}

int takeEndRequest()
{
    unsigned char signal = 0;
    return ::read(endRequests(), &signal, 1) == 1 ? statusOfSignals + signal : 0;
}

} // namespace tagline
