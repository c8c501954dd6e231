#include "app/document/editing/EditRecovery.h"

#include <utility>

namespace tagline {

EditRecovery::EditRecovery(LibraryDocument& document, ImportQueue& imports, EditJournal& journal,
                           QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_imports(imports)
    , m_journal(journal)
{
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset) m_edits.reset();
    });
    connect(&m_imports, &ImportQueue::finished, this, &EditRecovery::apply);
}

void EditRecovery::begin(RecoveredEdits edits)
{
    m_edits = std::move(edits);
    if (m_imports.isIdle()) apply();
}

void EditRecovery::apply()
{
    if (!m_edits) return;
    const RecoveredEdits edits = *std::exchange(m_edits, std::nullopt);
    const RecoveryOutcome outcome = EditJournal::apply(edits, m_document, tr("Recovered Edits"));
    if (m_journal.write() && outcome.isComplete()) m_journal.discard(edits);
    emit finished(outcome);
}

} // namespace tagline
