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

/// What was edited of one file, and what it was edited from.
struct RecoveredSidecar
{
    std::string path;  ///< the model's
    TagSidecar base;   ///< as it lay on the disk
    TagSidecar edited; ///< as it would have been saved
};

/// The same of the library file. Paths in it are absolute.
struct RecoveredLibrary
{
    LibraryFile base;
    LibraryFile edited;
    std::string path = {}; ///< where it was to be saved; empty: nowhere yet
};

/// What a session that ended without saving left behind.
struct RecoveredEdits
{
    QString journalPath;
    QStringList openPaths; ///< what was open
    std::vector<RecoveredSidecar> sidecars;
    std::optional<RecoveredLibrary> library; ///< where it was modified
    std::vector<RecoveredStep> steps;        ///< since the last save, oldest first
    bool areStepsWhole = true;               ///< none older was left out
    bool isDamaged = false;                  ///< a part of the journal could not be read
    std::optional<Error> fault;              ///< why nothing of the journal could be read
};

/// What came of putting recovered edits over a document.
struct RecoveryOutcome
{
    int clips = 0;                 ///< whose tags changed
    bool isLibraryChanged = false; ///< what the library file holds: tags, queries, settings
    std::vector<Error> missing; ///< files whose edits found no clip to go to, or may not be edited, and why
    bool isComplete() const { return missing.empty(); }
};

/// Writes one journal file a session, only while something is unsaved, never into the user's folders: an edit
/// appends what it changed (JournalRecords.h). It is on the disk, so that a power cut costs no more than a
/// crash; the disk is waited for on another thread. A lock tells a crashed session from one that still runs.
/// What cannot be written is said, and tried again.
class EditJournal : public QObject
{
    Q_OBJECT

public:
    /// `folder` is created where it is missing.
    EditJournal(LibraryDocument& document, QString folder, QObject* parent = nullptr);
    ~EditJournal() override;

    /// What is open, so that a recovery can open it again.
    void setOpenPaths(const QStringList& paths) { m_openPaths = paths; }
    /// How long edits wait until they are written, and what failed until it is tried again.
    void setInterval(std::chrono::milliseconds interval) { m_interval = interval; }
    std::chrono::milliseconds interval() const { return m_interval; }
    /// The journals of sessions that do not run any more, those too that cannot be read. One whose edits all
    /// lie on the disk, as of a session that ended right after a save, is forgotten.
    std::vector<RecoveredEdits> recoverable();
    /// The same on a thread of its own, which may read many files: `found` hears of them on this object's
    /// thread, unless it is looked anew before. Whoever offers one claims it then: what another session
    /// decided meanwhile is refused there.
    void look(std::function<void(const std::vector<RecoveredEdits>& found)> found);
    /// Takes a journal for this session to decide about, so that no other offers it meanwhile; of one that is
    /// taken recoverable() tells this session alone. False where another session decides, or has decided.
    bool claim(const RecoveredEdits& edits);
    /// Leaves a claimed journal to whoever asks next.
    void release(const RecoveredEdits& edits);
    /// Forgets a journal: its edits were taken over, or are not wanted.
    void discard(const RecoveredEdits& edits);
    /// Keeps a journal under another name, under which it is not offered again.
    void setAside(const RecoveredEdits& edits);
    /// Writes now what is unsaved, and waits for the disk; removes the file where nothing is unsaved. False
    /// where it cannot be written.
    bool write();
    /// The session ends as it should: nothing is to be recovered.
    void close();

    /// Merges the recovered edits with what the document holds; where both changed the same, the recovered
    /// edit stays. Each step of the history that was kept is one again, by its name; what they do not bring
    /// is one step more, of this text.
    static RecoveryOutcome apply(const RecoveredEdits& edits, LibraryDocument& document, const QString& text);

signals:
    /// Unsaved edits cannot be kept; for each reason, and again every minute while it stays so.
    void failed(const QString& reason);
    /// They can be again.
    void resumed();
    /// What is unsaved lies in the journal now.
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
    std::unique_ptr<JournalFile> m_file; ///< of whichever thread writes
    bool m_isToBeginAnew = false;        ///< something was saved since it was written
    QString m_failure;                   ///< why the journal could not be written last; empty: it could
    QElapsedTimer m_sinceSaid;
    QTimer m_timer;
    std::chrono::milliseconds m_interval;
    std::unique_ptr<QLockFile> m_lock;
    std::map<QString, std::unique_ptr<QLockFile>> m_claims; ///< by the journal's path
    int m_writing = 0;                                      ///< number of the latest writing
    bool m_isWriting = false;                               ///< in the background
    QThreadPool m_pool;                                     ///< of one thread
    LatestWork m_looking{*this, LatestWork::Priority::Usual};
};

} // namespace tagline
