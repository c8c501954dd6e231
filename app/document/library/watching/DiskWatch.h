#pragma once

// DiskWatch notices changes by other programs of the open sidecars, library file and model files, and lets
// the document take them over.

#include <QObject>
#include <QTimer>

#include "app/document/jobs/BackgroundJobs.h"
#include "app/document/library/LibraryDocument.h"
#include "app/document/library/watching/FailedModelWatch.h"
#include "app/document/library/watching/WatchedFolders.h"

#include <chrono>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

namespace tagline {

/// Folders are watched; those that the system cannot watch are checked every second. Files are read in the
/// background. Files written by the document itself are no news. While a mouse button is held, and during a
/// save, news waits: a drag continues from the sheets at its beginning. A model file with other content is
/// read again once nobody writes it any more; a missing one is reported, and its clips stay. If the file of
/// tags is deleted and its model is not, the tags stay, unsaved. A model that could not be read is tried anew
/// when files beside it change (FailedModelWatch).
class DiskWatch : public QObject
{
    Q_OBJECT

public:
    explicit DiskWatch(LibraryDocument& document, QObject* parent = nullptr);
    ~DiskWatch() override;

    /// Checks every file, watched or not; looked() follows, after changes were taken over.
    void lookAtAll();
    /// Requests no watch from the system from now on, but checks all folders every second.
    void useNoSystemWatch()
    {
        m_folders.useNoSystemWatch();
        m_failedModels.useNoSystemWatch();
    }

signals:
    /// The document took changes over, or could not.
    void taken(const tagline::DiskNews& news);
    /// These files were changed here and by another program, differently: nothing was taken. The invalid id
    /// is the library file.
    void conflictsFound(const std::vector<tagline::SourceId>& sources);
    /// These no longer are: they were saved or merged, or the other program took its change back.
    void conflictsEnded(const std::vector<tagline::SourceId>& sources);
    /// lookAtAll() is done; `mayDiffer` if there was news, or a file could not be checked.
    void looked(bool mayDiffer);

private:
    /// State in which a file was last checked: in the same state it is no news.
    struct LastLook
    {
        FileStamp onDisk; ///< without its hash
        FileStamp known;
        bool isPlaceThere = true; ///< the model of sidecars, or the folder of the library, exists

        bool operator==(const LastLook&) const = default;
    };
    /// A file, and its state as known to the document.
    struct KnownFile
    {
        SourceId source; ///< invalid for the library file
        std::string path;
        FileStamp stamp;
        bool isInError = false;           ///< it could not be read at the last look
        bool isInConflict = false;        ///< the last look found what was not taken
        std::optional<LastLook> lastLook; ///< none: it is read even if it is unchanged

        // Of the model:
        std::optional<FileState> model;           ///< state when it was read, or handled since
        bool isModelMissing = false;              ///< it was missing when it was to be read
        std::optional<std::uint64_t> contentHash; ///< hash of the read file; none if there were several
        std::vector<std::string> sideFiles;       ///< files that were read with it
        std::optional<FileState> settled;         ///< its stable state, if that is news
        bool isMoving = false;                    ///< it had changed at the last check
        bool isModelGone = false;                 ///< it was read, is missing now, and was reported
    };
    /// Result of checking a model file.
    enum class ModelFind {
        AsKnown,
        Moving,  ///< changed since it was read, and perhaps not complete
        Touched, ///< other times, but the same content
        Gone,    ///< missing, though its folder exists
        Replaced
    };
    struct FoundModel
    {
        FileState state;
        ModelFind find;
    };
    /// A model file that has changed since it was read.
    struct MovingModel
    {
        FileState state;
        std::chrono::steady_clock::time_point since; ///< time since it has been in this state
    };
    /// A sidecar that has changed.
    struct FoundSidecar
    {
        KnownFile file;
        Result<StoredSidecar> sidecar;
        bool isModelGone = false;
    };
    struct FoundLibrary
    {
        KnownFile file;
        Result<LibraryFileOnDisk> library;
    };
    /// Results of checking and reading files.
    struct Look
    {
        std::vector<FoundSidecar> sidecars;
        std::optional<FoundLibrary> library;
        std::map<SourceId, LastLook> looks;     ///< states of the files that were read
        std::map<SourceId, FoundModel> models;  ///< models that are or were news
        std::map<SourceId, FileState> replaced; ///< of these models, those to be read again
        std::vector<SourceId> gone;             ///< of these models, those not reported yet
        std::vector<SourceId> asKnown;          ///< of the files in conflict, those that are as before it

        bool isEmpty() const
        {
            return sidecars.empty() && !library && replaced.empty() && gone.empty() && asKnown.empty();
        }
    };

    void follow(const DocumentChange& change);
    void followSideFiles(SourceId source);
    void forget();
    void lookAtFile(const std::string& path);
    void lookAtFolder(const std::string& folder);
    void lookAnew(SourceId source);
    void noteGone(const std::string& folder);
    void sayGone();
    bool isStillKnown(const KnownFile& file);
    KnownFile known(SourceId source) const;
    std::vector<KnownFile> takeDue();
    void lookSoon();
    void goOn();
    void look();
    static Look found(std::vector<KnownFile> files);
    static void findModel(const KnownFile& file, std::int64_t& mayBeRead, Look& look);
    void takeModels();
    void lookAtMoving();
    void deliver();
    void deliverLibrary();
    void deliverSidecars();
    void deliverModels();
    void noteConflicts(const std::vector<SourceId>& sources);
    void endConflicts(std::vector<SourceId> sources);
    void endConflictsOfSaved();
    const FileStamp& knownStamp(SourceId source) const;
    void endBurst();
    void tell(const DiskNews& news);

    LibraryDocument& m_document;
    WatchedFolders m_folders;
    FailedModelWatch m_failedModels;
    std::unordered_map<std::string, SourceId> m_sources; ///< by path of the sidecar
    std::unordered_map<std::string, std::vector<SourceId>> m_sourcesOfFolder;
    std::unordered_map<std::string, std::set<SourceId>> m_sourcesOfSideFile; ///< by path of the side file
    std::string m_libraryPath;
    std::set<SourceId> m_due;      ///< to be checked; the invalid id is the library file
    std::set<SourceId> m_dueLater; ///< of files that have not been read at all yet
    std::map<SourceId, LastLook> m_lastLooks;
    std::map<SourceId, MovingModel> m_moving;
    std::map<SourceId, FileState> m_dealtWith; ///< models that are read again, or were only touched
    std::set<SourceId> m_goneModels;
    std::map<SourceId, FileStamp> m_conflicts; ///< and the state that is known here of the file
    bool m_isAllAsked = false;                 ///< lookAtAll() waits for looked()
    bool m_mayDiffer = false;                  ///< there was news since, or a check failed
    Look m_found;                              ///< not delivered yet
    std::vector<std::string> m_gone;           ///< folders, not reported yet
    DiskNews m_burstNews; ///< news of sidecars that arrive together, reported once all are taken
    int m_burst = 0;      ///< gesture of the step for sidecars that arrive together; 0 for none
    QTimer m_soon;
    QTimer m_settling; ///< until models may be stable
    BackgroundJobs::Job m_job;
    BackgroundJobs m_jobs; // last: running work ends before other members go
};

} // namespace tagline
