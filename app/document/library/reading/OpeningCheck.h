#pragma once

// OpeningCheck checks in the background whether paths can be opened, before the open library is closed for
// them.

#include <QObject>
#include <QThreadPool>

#include "core/support/Result.h"

#include <functional>
#include <string>
#include <vector>

namespace tagline {

/// Only the last check that was begun counts. A folder that does not respond blocks neither the window nor
/// the next check.
class OpeningCheck : public QObject
{
    Q_OBJECT

public:
    /// Takes one error for each path that cannot be opened.
    using Answer = std::function<void(std::vector<Error> faults)>;

    explicit OpeningCheck(QObject* parent = nullptr);
    /// Waits for running checks.
    ~OpeningCheck() override;

    /// Returns at once. The answer comes on this object's thread, unless another check is begun or this one
    /// is cancelled before.
    void begin(std::vector<std::string> paths, Answer answer);
    /// Drops the running check.
    void cancel();
    bool isUnderWay() const { return bool(m_answer); }

private:
    void take(int number, std::vector<Error> faults);

    QThreadPool m_pool;
    Answer m_answer; ///< of the running check
    int m_number = 0;
};

} // namespace tagline
