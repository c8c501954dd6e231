#pragma once

// BackgroundFailures tells the window what work on other threads failed of.

#include <QObject>

#include <functional>
#include <utility>

namespace tagline {

/// Any thread may report; listeners hear of it on their own.
class BackgroundFailures : public QObject
{
    Q_OBJECT

public:
    /// The one of this program.
    static BackgroundFailures& instance();

    /// Runs work. What it throws is reported, with `what` it was, and ends here. Whether it ended well.
    bool run(const QString& what, const std::function<void()>& work);
    /// Calls `fault` first from now on; what it throws is as if the work threw it: so can tests decide what
    /// fails. Expects that nothing runs.
    void setFault(std::function<void(const QString& what)> fault) { m_fault = std::move(fault); }

signals:
    void reported(const QString& message);

private:
    std::function<void(const QString& what)> m_fault;
};

} // namespace tagline
