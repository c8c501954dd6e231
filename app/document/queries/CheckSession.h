#pragma once

// CheckSession keeps in the background what the checks of the library find, while somebody wants to know.

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

    /// While it is wanted, the library is checked again after each change of it.
    void setWanted(bool isWanted);

    bool isChecking() const { return m_isChecking; }
    /// As of the last time that all was checked.
    const std::vector<CheckOutcome>& outcomes() const { return m_outcomes; }

signals:
    /// The outcomes, or whether it checks.
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
    LatestWork m_work; // last: what runs ends before the rest goes
};

} // namespace tagline
