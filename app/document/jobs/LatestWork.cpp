#include "app/document/jobs/LatestWork.h"

#include "app/document/jobs/BackgroundFailures.h"
#include "app/document/jobs/BackgroundThread.h"
#include "app/document/jobs/HandedWork.h"

namespace tagline {

LatestWork::LatestWork(QObject& owner, Priority priority)
    : m_owner(owner)
    , m_priority(priority)
{
    m_pool.setMaxThreadCount(1);
}

LatestWork::~LatestWork()
{
    m_pool.clear();
    m_pool.waitForDone();
}

void LatestWork::start(const QString& what, std::function<void(const Tell& tell)> work,
                       std::function<void()> failed)
{
    drop();
    runIn(m_pool, [this, what, work = std::move(work), failed = std::move(failed), number = m_latest] {
        if (m_priority == Priority::Low) lowerThreadPriority();
        const Tell tell = [this, number](std::function<void()> function) {
            callIn(m_owner, [this, number, function = std::move(function)] {
                if (number == m_latest) function();
            });
        };
        if (!BackgroundFailures::instance().run(what, [&] { work(tell); })) tell(failed);
    });
}

void LatestWork::drop()
{
    ++m_latest;
    m_pool.clear();
}

} // namespace tagline
