#include "app/document/queries/CheckSession.h"

#include "app/document/jobs/BackgroundThread.h"

#include <chrono>
#include <memory>
#include <utility>

namespace tagline {

using namespace std::chrono_literals;

CheckSession::CheckSession(LibraryDocument& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_work(*this)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(200ms); // edits in quick succession are checked once
    connect(&m_soon, &QTimer::timeout, this, &CheckSession::check);
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset) m_outcomes.clear();
        if (m_isWanted) m_soon.start();
    });
}

CheckSession::~CheckSession() { stop(); }

void CheckSession::setWanted(bool isWanted)
{
    if (std::exchange(m_isWanted, isWanted) == isWanted) return;
    if (isWanted)
        check();
    else
        stop();
}

void CheckSession::stop()
{
    m_soon.stop();
    if (m_isCancelled) *m_isCancelled = true;
    m_work.drop();
    m_isChecking = false;
}

void CheckSession::check()
{
    stop();
    m_isCancelled = std::make_shared<std::atomic<bool>>(false);
    m_isChecking = true;
    const auto work = [this, library = std::make_shared<const ClipLibrary>(m_document.library()),
                       cancelled = m_isCancelled](const LatestWork::Tell& tell) {
        auto outcomes = checkup(*library, {backgroundThreadCount(), lowerThreadPriority, cancelled.get()});
        tell([this, outcomes = std::move(outcomes)]() mutable {
            m_isChecking = false;
            m_outcomes = std::move(outcomes);
            emit changed();
        });
    };
    m_work.start(tr("Checking the library"), work, [this] {
        m_isChecking = false;
        emit changed();
    });
    emit changed();
}

} // namespace tagline
