#include "app/import_worker/Confinement.h"

#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>

namespace tagline {
namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr bool isSanitized = true;
#else
constexpr bool isSanitized = false;
#endif

void limit(__rlimit_resource resource, rlim_t soft, rlim_t hard)
{
    const rlimit limits{soft, hard};
    ::setrlimit(resource, &limits);
}

} // namespace

void confineProcess(const ImportLimits& limits)
{
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    limit(RLIMIT_CORE, 0, 0);
    if (limits.cpuSeconds > 0) limit(RLIMIT_CPU, rlim_t(limits.cpuSeconds), rlim_t(limits.cpuSeconds) + 2);
    if (limits.addressSpaceBytes > 0 && !isSanitized)
        limit(RLIMIT_AS, rlim_t(limits.addressSpaceBytes), rlim_t(limits.addressSpaceBytes));
    ::unshare(CLONE_NEWUSER | CLONE_NEWNET);
}

} // namespace tagline
