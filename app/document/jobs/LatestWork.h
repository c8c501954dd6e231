#pragma once

// LatestWork runs the latest work that was asked for on a thread of its own.

#include <QObject>
#include <QString>
#include <QThreadPool>

#include <cstdint>
#include <functional>

namespace tagline {

/// Work that waits is dropped when newer work is asked for; of work that runs then, nobody hears any more.
class LatestWork
{
public:
    /// Runs a function on the main thread, unless newer work was asked for meanwhile.
    using Tell = std::function<void(std::function<void()>)>;
    enum class Priority {
        Usual,
        Low ///< of the thread, for what can wait for the window
    };

    /// The owner lives on the main thread and outlives this.
    explicit LatestWork(QObject& owner, Priority priority = Priority::Low);
    /// Drops what waits and waits for what runs.
    ~LatestWork();

    /// `what` the work is stands at the head of a message of its failure, which BackgroundFailures tells;
    /// then `failed` runs on the main thread.
    void start(
        const QString& what, std::function<void(const Tell& tell)> work,
        std::function<void()> failed = [] {});
    /// Drops what was asked for.
    void drop();

private:
    QObject& m_owner;
    const Priority m_priority;
    QThreadPool m_pool;
    std::uint64_t m_latest = 0; ///< number of the latest work
};

} // namespace tagline
