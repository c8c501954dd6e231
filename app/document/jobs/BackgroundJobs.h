#pragma once

// BackgroundJobs runs work on threads of low priority and reports the end of it on its own thread.

#include <QObject>
#include <QString>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>

namespace tagline {

/// Uses one thread fewer than the processor has, so that the window keeps one.
class BackgroundJobs : public QObject
{
    Q_OBJECT

public:
    enum class Urgency {
        Soon, ///< its result is waited for
        Later ///< after all work that is wanted soon
    };
    /// A started job. drop() cancels it if it has not begun; a job that has begun runs to its end without
    /// calling `done`.
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
    /// Drops the waiting jobs and waits for the running ones.
    ~BackgroundJobs() override;

    /// Called with whether the work ended well; BackgroundFailures reports why it did not.
    using Done = std::function<void(bool isWell)>;

    /// Runs `work` on another thread, then `done` on this object's, even if the work threw. Neither is called
    /// once the job is dropped. `what` names the work at the head of a message of its failure.
    Job start(const QString& what, std::function<void()> work, Done done, Urgency urgency = Urgency::Soon);
    /// Makes `runner` run the work from now on, later and on any thread, instead of the pool, so that tests
    /// can decide how long it takes. It must not run work after this object is destroyed.
    void setRunner(std::function<void(std::function<void()>)> runner) { m_runner = std::move(runner); }

private:
    QThreadPool m_pool;
    std::shared_ptr<std::atomic<bool>> m_isEnding = std::make_shared<std::atomic<bool>>(false);
    std::function<void(std::function<void()>)> m_runner;
};

} // namespace tagline
