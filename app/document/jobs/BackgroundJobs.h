#pragma once

// BackgroundJobs runs work on threads of low priority and says on its own thread when it is done.

#include <QObject>
#include <QString>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>

namespace tagline {

/// Threads are left one fewer than the processor has, so that the window keeps its own.
class BackgroundJobs : public QObject
{
    Q_OBJECT

public:
    enum class Urgency {
        Soon, ///< somebody waits for it
        Later ///< after everything that is wanted soon
    };
    /// A job that was started. Not begun, it can still be dropped; what has begun runs to its end, and nobody
    /// hears of it.
    class Job
    {
    public:
        void drop();
        bool isGiven() const { return m_isDropped != nullptr; }

    private:
        friend class BackgroundJobs;
        std::shared_ptr<std::atomic<bool>> m_isDropped;
    };

    explicit BackgroundJobs(QObject* parent = nullptr);
    /// Drops what waits and waits for what runs.
    ~BackgroundJobs() override;

    /// Hears whether the work ended well; why it did not is said through BackgroundFailures.
    using Done = std::function<void(bool isWell)>;

    /// Runs `work` on another thread, then `done` on this object's, also where the work threw. Neither is
    /// called once the job is dropped. `what` the work is stands at the head of a message of its failure.
    Job start(const QString& what, std::function<void()> work, Done done, Urgency urgency = Urgency::Soon);
    /// Has someone else run the work from now on, later and on any thread, instead of the pool: so can tests
    /// decide what takes how long. What it still holds when this object goes is not to be run any more.
    void setRunner(std::function<void(std::function<void()>)> runner) { m_runner = std::move(runner); }

private:
    QThreadPool m_pool;
    std::shared_ptr<std::atomic<bool>> m_isEnding = std::make_shared<std::atomic<bool>>(false);
    std::function<void(std::function<void()>)> m_runner;
};

} // namespace tagline
