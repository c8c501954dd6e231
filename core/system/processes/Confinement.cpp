#include "core/system/processes/Confinement.h"

#include "core/system/processes/FileConfinement.h"

#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>

namespace tagline {
namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
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

void allowWork(int cpuSeconds)
{
    if (cpuSeconds <= 0) return;
    rusage used{};
    ::getrusage(RUSAGE_SELF, &used);
    const auto seconds = rlim_t(used.ru_utime.tv_sec + used.ru_stime.tv_sec + 1);
    limit(RLIMIT_CPU, seconds + rlim_t(cpuSeconds), RLIM_INFINITY);
}

void confineProcess(const ProcessAllowance& allowance)
{
    if (!allowance.outlivesParent)
        ::prctl(PR_SET_PDEATHSIG, SIGKILL); // which goes by the thread that started it
    ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    limit(RLIMIT_CORE, 0, 0);
    limit(RLIMIT_FSIZE, rlim_t(allowance.largestWrittenFile), rlim_t(allowance.largestWrittenFile));
    allowWork(allowance.cpuSeconds);
    ::unshare(CLONE_NEWUSER | CLONE_NEWNET);
    if (isSanitized) return;
    if (const auto most = rlim_t(allowance.addressSpaceBytes); most > 0) limit(RLIMIT_AS, most, most);
    if (!allowance.readableFolder.empty()) confineFiles(allowance.readableFolder, allowance.writableFolder);
}

} // namespace tagline
