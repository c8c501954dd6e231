#pragma once

// DiskWatch notices what other programs write of the sidecars and the library file that are open, and lets
// the document take it over.

#include <QObject>
#include <QTimer>

#include "app/document/jobs/BackgroundJobs.h"
#include "app/document/library/LibraryDocument.h"
#include "app/document/library/WatchedFolders.h"

#include <map>
#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

namespace tagline {

/// Folders are watched; those that the system cannot watch are looked at every second. Files are read in the
/// background. What the document wrote itself is no news. While a mouse button is held, news waits: a drag
/// goes on from the sheets with which it began.
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
    };
    /// A sidecar that is not as it was known.
    struct FoundSidecar
    {
        KnownFile file;
        Result<StoredSidecar> sidecar;
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
        std::map<SourceId, LastLook> looks; ///< at what was read

        bool isEmpty() const { return sidecars.empty() && !library; }
    };

    void follow(const DocumentChange& change);
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
    void deliver();
    void deliverLibrary();
    void deliverSidecars();
    void endBurst();
    void tell(const DiskNews& news);

    LibraryDocument& m_document;
    WatchedFolders m_folders;
    std::unordered_map<std::string, SourceId> m_sources; ///< by the path of their sidecar
    std::unordered_map<std::string, std::vector<SourceId>> m_sourcesOfFolder;
    std::string m_libraryPath;
    std::set<SourceId> m_due;      ///< to be read; the id that is not valid is the library file
    std::set<SourceId> m_dueLater; ///< of files that are not read at all yet
    std::map<SourceId, LastLook> m_lastLooks;
    bool m_isAllAsked = false;       ///< someone waits for looked()
    bool m_mayDiffer = false;        ///< since they do, something was news or could not be looked at
    Look m_found;                    ///< not delivered yet
    std::vector<std::string> m_gone; ///< folders, not told yet
    int m_burst = 0;                 ///< the gesture that makes one step of what comes together; 0: none
    QTimer m_soon;
    BackgroundJobs::Job m_job;
    BackgroundJobs m_jobs; // last: what runs ends before the rest goes
};

} // namespace tagline
