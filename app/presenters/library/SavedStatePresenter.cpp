#include "app/presenters/library/SavedStatePresenter.h"

#include "app/document/editing/EditJournal.h"
#include "app/document/library/LibraryDocument.h"
#include "widgets/theme/messages/StatusStrip.h"

namespace tagline {

using namespace std::chrono_literals;

QString agoText(std::chrono::seconds ago)
{
    constexpr std::chrono::seconds step = 5s;
    if (ago < 2s) return SavedStatePresenter::tr("just now");
    if (ago < 10s) return SavedStatePresenter::tr("%1 s ago").arg(ago.count());
    if (ago < 60s) return SavedStatePresenter::tr("%1 s ago").arg(ago / step * step.count());
    return SavedStatePresenter::tr("%1 min ago").arg(std::chrono::floor<std::chrono::minutes>(ago).count());
}

SavedStatePresenter::SavedStatePresenter(const PresenterContext& context, EditJournal& journal,
                                         StatusStrip& strip)
    : Presenter(context)
    , m_strip(strip)
{
    m_tick.setInterval(1s);
    connect(&m_tick, &QTimer::timeout, this, &SavedStatePresenter::show);
    connect(&m_document, &LibraryDocument::changed, this, &SavedStatePresenter::show);
    connect(&m_document, &LibraryDocument::readOnlyChanged, this, &SavedStatePresenter::show);
    connect(&m_document.undoStack(), &QUndoStack::cleanChanged, this, &SavedStatePresenter::show);
    connect(&journal, &EditJournal::kept, this, [this] {
        m_kept = std::chrono::steady_clock::now();
        m_fault.clear();
        show();
    });
    connect(&journal, &EditJournal::failed, this, [this](const QString& reason) {
        m_kept.reset();
        m_fault = reason;
        show();
    });
    connect(&journal, &EditJournal::resumed, this, [this] {
        m_fault.clear();
        show();
    });
    show();
}

void SavedStatePresenter::show()
{
    if (!m_document.isModified()) m_kept.reset();
    if (!m_kept)
        m_tick.stop();
    else if (!m_tick.isActive())
        m_tick.start();
    if (m_document.library().clipCount() == 0 && !m_document.isModified())
        return m_strip.setSaved({}, {}, true);
    if (m_document.isReadOnly())
        return m_strip.setSaved(tr("Read-only"),
                                tr("Nothing is changed or saved; File ▸ Open for Editing ends that"), true);
    if (!m_document.isModified())
        return m_strip.setSaved(tr("All changes saved"), tr("Every edit is in its file"), true);
    if (!m_fault.isEmpty())
        return m_strip.setSaved(tr("Unsaved changes (no recovery copy: %1)").arg(m_fault),
                                tr("%1. A crash would lose what was changed since the last save. File ▸ Save "
                                   "writes it to its files")
                                    .arg(m_fault),
                                false);
    if (!m_kept)
        return m_strip.setSaved(tr("Unsaved changes"), tr("File ▸ Save writes them to their files"), false);
    const auto ago = std::chrono::floor<std::chrono::seconds>(std::chrono::steady_clock::now() - *m_kept);
    m_strip.setSaved(
        tr("Unsaved changes (recovery copy %1)").arg(agoText(ago)),
        tr("The copy is for the next start after a crash; File ▸ Save writes what was changed to "
           "its files"),
        false);
}

} // namespace tagline
