#pragma once

// LatestWork runs the work that was requested last on a thread of its own.

#include <QObject>
#include <QString>
#include <QThreadPool>

#include <cstdint>
#include <functional>

namespace tagline {

/// A new request drops the work that waits; the results of work that already runs are ignored.
class LatestWork
{
public:
    /// Runs a function on the main thread, unless newer work was requested meanwhile.
    using Tell = std::function<void(std::function<void()>)>;
    enum class Priority {
        Usual,
        Low ///< low thread priority, for work that may yield to the window
    };

    /// The owner lives on the main thread and outlives this.
    explicit LatestWork(QObject& owner, Priority priority = Priority::Low);
    /// Drops waiting work and waits for running work.
    ~LatestWork();

    /// `what` names the work at the head of a message of its failure, which BackgroundFailures reports; then
    /// `failed` runs on the main thread.
    void start(
        const QString& what, std::function<void(const Tell& tell)> work,
        std::function<void()> failed = [] {});
    /// Drops the requested work.
    void drop();

private:
    QObject& m_owner;
    const Priority m_priority;
    QThreadPool m_pool;
    std::uint64_t m_latest = 0; ///< number of the latest work
};

} // namespace tagline
