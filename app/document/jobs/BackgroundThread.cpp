#include "app/document/jobs/BackgroundThread.h"

#include <QThread>

#ifdef __linux__
#include <sys/resource.h>
#include <unistd.h>
#endif

#include <algorithm>

namespace tagline {

std::size_t backgroundThreadCount() { return std::size_t(std::max(1, QThread::idealThreadCount() - 1)); }

void lowerThreadPriority()
{
#ifdef __linux__
    // Qt's priorities do nothing under the usual scheduler; a nice value counts for one thread there.
    constexpr int background = 15;
    setpriority(PRIO_PROCESS, id_t(gettid()), background);
#endif
}

} // namespace tagline
