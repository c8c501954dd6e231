#pragma once

// OpeningCheck looks in the background whether what lies at paths can be opened, before anything is closed
// for it.

#include <QObject>
#include <QThreadPool>

#include "core/support/Result.h"

#include <functional>
#include <string>
#include <vector>

namespace tagline {

/// One look counts at a time: the last one that was begun. A folder that does not answer holds up neither the
/// window nor the next look.
class OpeningCheck : public QObject
{
    Q_OBJECT

public:
    /// Takes one fault for each path that cannot be opened.
    using Answer = std::function<void(std::vector<Error> faults)>;

    explicit OpeningCheck(QObject* parent = nullptr);
    /// Waits for looks that are under way.
    ~OpeningCheck() override;

    /// Returns at once. The answer comes on this object's thread, unless another look is begun or this one is
    /// cancelled before.
    void begin(std::vector<std::string> paths, Answer answer);
    /// Forgets the look that is under way.
    void cancel();
    bool isUnderWay() const { return bool(m_answer); }

private:
    void take(int number, std::vector<Error> faults);

    QThreadPool m_pool;
    Answer m_answer; ///< of the look that is under way
    int m_number = 0;
};

} // namespace tagline
