#pragma once

// DiskWatch notices what other programs write of the sidecars, the library file and the model files that are
// open, and lets the document take it over.

#include <QObject>
#include <QTimer>

#include "app/document/jobs/BackgroundJobs.h"
#include "app/document/library/LibraryDocument.h"
#include "app/document/library/watching/WatchedFolders.h"

#include <chrono>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

namespace tagline {

/// Folders are watched; those that the system cannot watch are looked at every second. Files are read in the
/// background. What the document wrote itself is no news. While a mouse button is held, and while the
/// document is saved, news waits: a drag goes on from the sheets with which it began. A model file that holds
/// something else is read anew once nobody writes it any more; one that is gone is told and stays as it was
/// read. Tags whose file is deleted while their model is there stay, and are unsaved.
class DiskWatch : public QObject
{
    Q_OBJECT

public:
    explicit DiskWatch(LibraryDocument& document, QObject* parent = nullptr);
    ~DiskWatch() override;

    /// Looks at every file, watched or not; looked() follows, after what was taken.
    void lookAtAll();
    /// Asks the system for no watch from now on, but looks at all folders every second.
    void useNoSystemWatch() { m_folders.useNoSystemWatch(); }

signals:
    /// The document took something over, or could not.
    void taken(const tagline::DiskNews& news);
    /// lookAtAll() is done; whether anything was news, or could not be looked at.
    void looked(bool mayDiffer);

private:
    /// What a look at a file went by: the same again comes to the same, and is no news.
    struct LastLook
    {
        FileStamp onDisk; ///< without its hash
        FileStamp known;
        bool isPlaceThere = true; ///< the model of sidecars, or the library's folder

        bool operator==(const LastLook&) const = default;
    };
    /// A file, and the state of it that the document knows.
    struct KnownFile
    {
        SourceId source; ///< not valid: the library file
        std::string path;
        FileStamp stamp;
        bool isInError = false;           ///< it could not be read when it was opened
        std::optional<LastLook> lastLook; ///< none: it is read even if it is as it was

        // Of the model:
        std::optional<FileState> model;           ///< as it was read, or dealt with since
        bool isModelMissing = false;              ///< it was not there when it was to be read
        std::optional<std::uint64_t> contentHash; ///< of what was read, where that was one file
        std::vector<std::string> sideFiles;       ///< of what was read
        std::optional<FileState> settled;         ///< as it has been for a while, where that is news
        bool isMoving = false;                    ///< it was another at the last look
        bool isModelGone = false;                 ///< it was read, is not there any more, and that was told
    };
    /// What a model file was found to be.
    enum class ModelFind {
        AsKnown,
        Moving,  ///< another than was read, and not known to be whole
        Touched, ///< of other times, with the same content
        Gone,    ///< not there, though its folder is
        Replaced
    };
    struct FoundModel
    {
        FileState state;
        ModelFind find;
    };
    /// A model file that is another than was read.
    struct MovingModel
    {
        FileState state;
        std::chrono::steady_clock::time_point since; ///< it has been so
    };
    /// A sidecar that is not as it was known.
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
    /// What was read.
    struct Look
    {
        std::vector<FoundSidecar> sidecars;
        std::optional<FoundLibrary> library;
        std::map<SourceId, LastLook> looks;     ///< at what was read
        std::map<SourceId, FoundModel> models;  ///< those that are or were news
        std::map<SourceId, FileState> replaced; ///< of them, to be read anew
        std::vector<SourceId> gone;             ///< of them, not told yet

        bool isEmpty() const { return sidecars.empty() && !library && replaced.empty() && gone.empty(); }
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
    void endBurst();
    void tell(const DiskNews& news);

    LibraryDocument& m_document;
    WatchedFolders m_folders;
    std::unordered_map<std::string, SourceId> m_sources; ///< by the path of their sidecar
    std::unordered_map<std::string, std::vector<SourceId>> m_sourcesOfFolder;
    std::unordered_map<std::string, std::set<SourceId>> m_sourcesOfSideFile; ///< by its path
    std::string m_libraryPath;
    std::set<SourceId> m_due;      ///< to be read; the id that is not valid is the library file
    std::set<SourceId> m_dueLater; ///< of files that are not read at all yet
    std::map<SourceId, LastLook> m_lastLooks;
    std::map<SourceId, MovingModel> m_moving;
    std::map<SourceId, FileState> m_dealtWith; ///< models that are read anew, or were only touched
    std::set<SourceId> m_goneModels;
    bool m_isAllAsked = false;       ///< someone waits for looked()
    bool m_mayDiffer = false;        ///< since they do, something was news or could not be looked at
    Look m_found;                    ///< not delivered yet
    std::vector<std::string> m_gone; ///< folders, not told yet
    DiskNews m_burstNews;            ///< of sidecars that came together, told once all are taken
    int m_burst = 0;                 ///< the gesture that makes one step of what comes together; 0: none
    QTimer m_soon;
    QTimer m_settling; ///< until models may have settled
    BackgroundJobs::Job m_job;
    BackgroundJobs m_jobs; // last: what runs ends before the rest goes
};

} // namespace tagline
