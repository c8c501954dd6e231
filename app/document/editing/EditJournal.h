#pragma once

// EditJournal keeps unsaved edits beside the settings, within a second, and offers them after a crash.

#include <QElapsedTimer>
#include <QLockFile>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include "app/document/editing/JournalFile.h"
#include "app/document/editing/JournalText.h"
#include "app/document/editing/RecoveredSteps.h"
#include "app/document/editing/UnsavedSidecars.h"
#include "app/document/editing/UnsavedSteps.h"
#include "app/document/jobs/LatestWork.h"

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace tagline {

/// The unsaved edits of one file, and the state that they started from.
struct RecoveredSidecar
{
    std::string path;  ///< path of the model
    TagSidecar base;   ///< content of the sidecar on the disk
    TagSidecar edited; ///< content that a save would have written
};

/// Unsaved edits of the library file, and the state that they started from. Paths in it are absolute.
struct RecoveredLibrary
{
    LibraryFile base;
    LibraryFile edited;
    std::string path = {}; ///< path to save to; empty if it has none yet
};

/// Unsaved edits of a session that ended without saving.
struct RecoveredEdits
{
    QString journalPath;
    QStringList openPaths; ///< paths that were open
    std::vector<RecoveredSidecar> sidecars;
    std::optional<RecoveredLibrary> library; ///< none if it was not modified
    std::vector<RecoveredStep> steps;        ///< since the last save, oldest first
    bool areStepsWhole = true;               ///< no older step was left out
    bool isDamaged = false;                  ///< a part of the journal could not be read
    std::optional<Error> fault;              ///< why nothing of the journal could be read
};

/// Result of applying recovered edits to a document.
struct RecoveryOutcome
{
    int clips = 0;                 ///< number of clips whose tags changed
    ClipId clip;                   ///< that clip, if it is a single one
    bool isLibraryChanged = false; ///< tags, queries or settings of the library file changed
    std::vector<Error> missing;    ///< files whose edits match no clip or that may not be edited, and why
    bool isComplete() const { return missing.empty(); }
};

/// Writes one journal file per session, only while something is unsaved, never into the user's folders: an
/// edit appends its changes (JournalRecords.h). Each write is flushed to the disk, on another thread, so that
/// a power cut costs no more than a crash. A lock tells a crashed session from one that still runs. If the
/// journal cannot be written, that is reported and tried again.
class EditJournal : public QObject
{
    Q_OBJECT

public:
    /// Creates `folder` if it is missing.
    EditJournal(LibraryDocument& document, QString folder, QObject* parent = nullptr);
    ~EditJournal() override;

    /// Sets the open paths, which a recovery opens again.
    void setOpenPaths(const QStringList& paths) { m_openPaths = paths; }
    /// Time that edits wait until they are written, and that a failed write waits until it is tried again.
    void setInterval(std::chrono::milliseconds interval) { m_interval = interval; }
    std::chrono::milliseconds interval() const { return m_interval; }
    /// The journals of sessions that no longer run, including those that cannot be read. A journal whose
    /// edits all lie on the disk, such as of a session that ended right after a save, is deleted.
    std::vector<RecoveredEdits> recoverable();
    /// Calls `found` with the result of recoverable() on this object's thread, after reading the files on
    /// another thread; a newer call of look() replaces it. Call claim() before offering a journal: it fails
    /// if another session has decided about it meanwhile.
    void look(std::function<void(const std::vector<RecoveredEdits>& found)> found);
    /// Takes a journal for this session to decide about, so that no other session offers it meanwhile;
    /// recoverable() of this session still returns it. False if another session decides, or has decided.
    bool claim(const RecoveredEdits& edits);
    /// Gives up the claim, so that any session may claim the journal.
    void release(const RecoveredEdits& edits);
    /// Deletes a journal whose edits were taken over, or are not wanted.
    void discard(const RecoveredEdits& edits);
    /// Keeps a journal under another name, under which it is not offered again.
    void setAside(const RecoveredEdits& edits);
    /// Writes the unsaved edits now, and waits for the disk; removes the file if nothing is unsaved. False if
    /// it cannot be written.
    bool write();
    /// Ends the session regularly: nothing is left to recover.
    void close();

    /// Merges the recovered edits with the content of the document; if both changed the same thing, the
    /// recovered edit wins. Each kept step of the history becomes an undo step again, by its name; edits that
    /// the steps do not cover become one more step with this text.
    static RecoveryOutcome apply(const RecoveredEdits& edits, LibraryDocument& document, const QString& text);

signals:
    /// Unsaved edits cannot be kept; emitted for each reason, and again every minute while it lasts.
    void failed(const QString& reason);
    /// Unsaved edits can be kept again.
    void resumed();
    /// The unsaved edits are in the journal now.
    void kept();

private:
    QString journalPath() const;
    void prepareFolder();
    JournalParts composed();
    struct EndedSessions;
    EndedSessions endedSessions() const;
    std::vector<RecoveredEdits> taken(EndedSessions ended);
    void writeInBackground();
    bool tell(const QString& failure);

    LibraryDocument& m_document;
    UnsavedSteps m_steps;
    UnsavedSidecars m_sidecars;
    QString m_folder;
    QString m_name;
    QStringList m_openPaths;
    std::unique_ptr<JournalFile> m_file; ///< used only by the thread that writes
    bool m_isToBeginAnew = false;        ///< something was saved since the last write
    QString m_failure;                   ///< why the last write failed; empty if it did not
    QElapsedTimer m_sinceSaid;
    QTimer m_timer;
    std::chrono::milliseconds m_interval;
    std::unique_ptr<QLockFile> m_lock;
    std::map<QString, std::unique_ptr<QLockFile>> m_claims; ///< by the journal's path
    int m_writing = 0;                                      ///< number of the latest writing
    bool m_isWriting = false;                               ///< a write runs in the background
    QThreadPool m_pool;                                     ///< of one thread
    LatestWork m_looking{*this, LatestWork::Priority::Usual};
};

} // namespace tagline
