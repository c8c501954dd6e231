#pragma once

// EditRecovery puts the edits of a crashed session over its library, once that is open again and read.

#include <QObject>

#include "app/document/editing/EditJournal.h"
#include "app/document/library/reading/ImportQueue.h"

#include <optional>

namespace tagline {

/// The edits belong to the library that was opened for them: where another one is opened before they could be
/// put over it, nothing is, and their journal stays.
class EditRecovery : public QObject
{
    Q_OBJECT

public:
    EditRecovery(LibraryDocument& document, ImportQueue& imports, EditJournal& journal,
                 QObject* parent = nullptr);

    /// Call right after what was open is asked for again. finished() follows, at once where nothing is to be
    /// read. The journal goes once all of it is in the journal of this session.
    void begin(RecoveredEdits edits);
    bool isUnderWay() const { return m_edits.has_value(); }

signals:
    void finished(const tagline::RecoveryOutcome& outcome);

private:
    void apply();

    LibraryDocument& m_document;
    ImportQueue& m_imports;
    EditJournal& m_journal;
    std::optional<RecoveredEdits> m_edits; ///< while it waits
};

} // namespace tagline
