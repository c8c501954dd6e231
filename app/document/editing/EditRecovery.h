#pragma once

// EditRecovery applies the edits of a crashed session to its library, once that is open again and read.

#include <QObject>

#include "app/document/editing/EditJournal.h"
#include "app/document/library/reading/ImportQueue.h"

#include <optional>

namespace tagline {

/// Applies the edits only to the library that was opened for them: if another library is opened before that,
/// nothing is applied and the journal stays.
class EditRecovery : public QObject
{
    Q_OBJECT

public:
    EditRecovery(LibraryDocument& document, ImportQueue& imports, EditJournal& journal,
                 QObject* parent = nullptr);

    /// Call right after the paths of the session were opened again. finished() follows, at once if nothing is
    /// to be read. The old journal is deleted once all its edits are in the journal of this session.
    void begin(RecoveredEdits edits);
    bool isUnderWay() const { return m_edits.has_value(); }

signals:
    void finished(const tagline::RecoveryOutcome& outcome);

private:
    void apply();

    LibraryDocument& m_document;
    ImportQueue& m_imports;
    EditJournal& m_journal;
    std::optional<RecoveredEdits> m_edits; ///< the edits that wait for their library
};

} // namespace tagline
