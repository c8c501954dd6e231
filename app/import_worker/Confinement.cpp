#include "app/import_worker/Confinement.h"

#include "app/import_worker/FileConfinement.h"

#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>

#include <filesystem>

namespace tagline {
namespace {

namespace fs = std::filesystem;

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool isSanitized = true;
#else
constexpr bool isSanitized = false;
#endif

/// What memory can hold of a result fits in.
constexpr rlim_t mostResultBytes = rlim_t(4) << 30;

void limit(__rlimit_resource resource, rlim_t soft, rlim_t hard)
{
    const rlimit limits{soft, hard};
    ::setrlimit(resource, &limits);
}

} // namespace

void allowWork(const ImportLimits& limits)
{
    if (limits.cpuSeconds <= 0) return;
    rusage used{};
    ::getrusage(RUSAGE_SELF, &used);
    const auto seconds = rlim_t(used.ru_utime.tv_sec + used.ru_stime.tv_sec + 1);
    limit(RLIMIT_CPU, seconds + rlim_t(limits.cpuSeconds), RLIM_INFINITY);
}

void confineProcess(const ImportRequest& request, bool takesMore)
{
    const ImportLimits& limits = request.limits;
    if (!takesMore) ::prctl(PR_SET_PDEATHSIG, SIGKILL); // which goes by the thread that started it
    ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    limit(RLIMIT_CORE, 0, 0);
    limit(RLIMIT_FSIZE, mostResultBytes, mostResultBytes);
    allowWork(limits);
    ::unshare(CLONE_NEWUSER | CLONE_NEWNET);
    if (isSanitized) return;
    if (limits.addressSpaceBytes > 0)
        limit(RLIMIT_AS, rlim_t(limits.addressSpaceBytes), rlim_t(limits.addressSpaceBytes));
    std::error_code problem;
    const fs::path model = fs::canonical(request.path, problem);
    if (!problem)
        confineFiles(model.parent_path().string(), fs::path(request.resultPath).parent_path().string());
}

} // namespace tagline
