#include "app/document/jobs/BackgroundJobs.h"

#include "app/document/jobs/BackgroundFailures.h"
#include "app/document/jobs/BackgroundThread.h"
#include "app/document/jobs/HandedWork.h"

namespace tagline {

void BackgroundJobs::Job::drop()
{
    if (m_isDropped) m_isDropped->store(true);
    m_isDropped.reset();
}

BackgroundJobs::BackgroundJobs(QObject* parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(int(backgroundThreadCount()));
}

BackgroundJobs::~BackgroundJobs()
{
    m_isEnding->store(true);
    m_pool.waitForDone();
}

BackgroundJobs::Job BackgroundJobs::start(const QString& what, std::function<void()> work, Done done,
                                          Urgency urgency)
{
    Job job;
    job.m_isDropped = std::make_shared<std::atomic<bool>>(false);
    auto run = [this, what, work = std::move(work), done = std::move(done), isDropped = job.m_isDropped,
                isEnding = m_isEnding] {
        if (*isDropped || *isEnding) return;
        const bool isWell = BackgroundFailures::instance().run(what, work);
        if (*isEnding) return;
        callIn(*this, [done, isDropped, isWell] {
            if (!*isDropped) done(isWell);
        });
    };
    if (m_runner) {
        m_runner(std::move(run));
        return job;
    }
    runIn(
        m_pool,
        [run = std::move(run)] {
            lowerThreadPriority();
            run();
        },
        urgency == Urgency::Soon ? 1 : 0);
    return job;
}

} // namespace tagline
