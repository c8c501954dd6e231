#pragma once

// BackgroundFailures tells the window what work on other threads failed of.

#include <QObject>

#include <functional>

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

signals:
    void reported(const QString& message);
};

} // namespace tagline
