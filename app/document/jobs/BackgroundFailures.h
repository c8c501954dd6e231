#pragma once

// BackgroundFailures reports exceptions of work on other threads to the window.

#include <QObject>

#include <functional>
#include <utility>

namespace tagline {

/// Any thread may call run(); reported() is emitted there and reaches listeners on their own threads.
class BackgroundFailures : public QObject
{
    Q_OBJECT

public:
    /// The instance of this program.
    static BackgroundFailures& instance();

    /// Runs `work`; false if it threw. The exception is reported with `what`, and does not propagate.
    bool run(const QString& what, const std::function<void()>& work);
    /// Sets a function that run() calls before the work; its exceptions count as those of the work, so that
    /// tests can decide what fails. Expects that no work runs.
    void setFault(std::function<void(const QString& what)> fault) { m_fault = std::move(fault); }

signals:
    void reported(const QString& message);

private:
    std::function<void(const QString& what)> m_fault;
};

} // namespace tagline
