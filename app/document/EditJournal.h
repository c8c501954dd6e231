#pragma once

// EditJournal keeps unsaved edits beside the settings, every few seconds, and offers them after a crash.

#include <QLockFile>
#include <QObject>
#include <QTimer>

#include "app/document/LibraryDocument.h"

#include <memory>

namespace tagline {

/// What a session that ended without saving left behind.
struct RecoveredEdits
{
    QString journalPath;
    QStringList openPaths; ///< what was open
    /// The sidecars as they would have been saved, by the model's path.
    std::vector<std::pair<std::string, TagSidecar>> sidecars;
    std::optional<LibraryFile> libraryFile; ///< where it was modified
};

/// Writes one journal file a session, only while something is unsaved, never into the user's folders. A lock
/// tells a crashed session from one that still runs.
class EditJournal : public QObject
{
    Q_OBJECT

public:
    /// `folder` is created where it is missing.
    EditJournal(LibraryDocument& document, QString folder, QObject* parent = nullptr);
    ~EditJournal() override;

    /// What is open, so that a recovery can open it again.
    void setOpenPaths(const QStringList& paths) { m_openPaths = paths; }
    /// The journals of sessions that do not run any more.
    std::vector<RecoveredEdits> recoverable() const;
    /// Forgets a journal: its edits were taken over, or are not wanted.
    void discard(const RecoveredEdits& edits);
    /// Writes now what is unsaved; removes the file where nothing is.
    void write();
    /// The session ends as it should: nothing is to be recovered.
    void close();

    /// Puts the recovered sheets over those of the document, as one undo step. Tells how many clips changed.
    static int apply(const RecoveredEdits& edits, LibraryDocument& document, const QString& text);

private:
    QString journalPath() const;

    LibraryDocument& m_document;
    QString m_folder;
    QString m_name;
    QStringList m_openPaths;
    QTimer m_timer;
    std::unique_ptr<QLockFile> m_lock;
    bool m_isDirty = false;
};

} // namespace tagline
