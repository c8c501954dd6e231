#pragma once

// CheckSession keeps the outcomes of the library's checks, computed in the background while they are wanted.

#include <QObject>
#include <QTimer>

#include "app/document/jobs/LatestWork.h"
#include "app/document/library/LibraryDocument.h"
#include "core/library/checks/LibraryCheckup.h"

#include <atomic>
#include <memory>
#include <vector>

namespace tagline {

class CheckSession : public QObject
{
    Q_OBJECT

public:
    explicit CheckSession(LibraryDocument& document, QObject* parent = nullptr);
    ~CheckSession() override;

    /// While it is wanted, the library is checked again after each change.
    void setWanted(bool isWanted);

    bool isChecking() const { return m_isChecking; }
    /// Outcomes of the last complete check.
    const std::vector<CheckOutcome>& outcomes() const { return m_outcomes; }

signals:
    /// The outcomes or isChecking() have changed.
    void changed();

private:
    void check();
    void stop();

    LibraryDocument& m_document;
    bool m_isWanted = false;
    bool m_isChecking = false;
    std::vector<CheckOutcome> m_outcomes;
    std::shared_ptr<std::atomic<bool>> m_isCancelled;
    QTimer m_soon;
    LatestWork m_work; // last: running work ends before other members go
};

} // namespace tagline
