#pragma once

// NewFileWatch notices new model files in the folders that were opened, and adds them to the library.

#include <QObject>
#include <QTimer>

#include "app/document/jobs/BackgroundJobs.h"
#include "app/document/library/LibraryDocument.h"
#include "app/document/library/watching/WatchedFolders.h"
#include "core/import/FileStamps.h"

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

namespace tagline {

/// Follows the folders that the library was read of, with their sub-folders, up to 4,000 of them; nothing is
/// added to a library of single files. A file is added once nobody writes it any more. The disk is looked
/// at in the background, a few times a second at most, and only where something changed. Adding makes no
/// undo step and changes no file.
class NewFileWatch : public QObject
{
    Q_OBJECT

public:
    explicit NewFileWatch(LibraryDocument& document, QObject* parent = nullptr);
    ~NewFileWatch() override;

    /// Requests no watch from the system from now on, but checks all folders every second.
    void useNoSystemWatch() { m_watched.useNoSystemWatch(); }

signals:
    /// Files were added: so many since files began to arrive, all of them in this folder or below it.
    void added(int count, const QString& folder);
    /// The disk was looked at, and what was found is dealt with.
    void looked();

private:
    /// A folder whose new files are added.
    struct Folder
    {
        std::string shown; ///< path as people know it
        bool isRoot = false;
        std::optional<std::int64_t> listed; ///< its time of change when it was listed; none: list it
    };
    /// A file that is not added yet.
    struct MovingFile
    {
        FileState state;
        std::chrono::steady_clock::time_point since; ///< time since it has been in this state
    };
    /// A path to look at, and what is known of it.
    struct AskedPath
    {
        std::string path;
        bool isRoot = false;
        std::optional<std::int64_t> listed;
        std::optional<FileState> settled; ///< its stable state
        std::optional<FileState> other;   ///< its state when it was no model
    };
    struct FoundFolder
    {
        std::string asked;
        std::string path; ///< without links; only if it is the one that was asked for, the folder was listed
        std::optional<std::int64_t> listed;
        std::vector<std::string> entries; ///< paths of files and folders
    };
    enum class FileFind {
        Moving, ///< perhaps not complete
        Model,
        Other ///< no model, or one that cannot be named
    };
    struct FoundFile
    {
        std::string path;
        FileState state;
        FileFind find;
    };
    /// Results of looking at paths.
    struct Look
    {
        std::vector<FoundFolder> folders;
        std::vector<FoundFile> files;
        std::vector<std::string> gone; ///< there is neither a folder nor a file that may be a model
    };

    void follow(const DocumentChange& change);
    void forget();
    void notice(const std::string& path);
    void noticeOthersIn(const std::string& folder);
    void lookSoon();
    void look();
    void lookAtMoving();
    std::vector<AskedPath> takeDue();
    static Look found(const std::vector<AskedPath>& paths);
    static void findFolder(const AskedPath& asked, std::int64_t modified, Look& look);
    void take(Look look);
    void takeGone(const std::string& path);
    void takeFolder(FoundFolder found);
    void takeFile(FoundFile found);
    void takeEntries();
    void add();
    std::string shownPath(const std::string& path) const;

    LibraryDocument& m_document;
    WatchedFolders m_watched;
    std::map<std::string, std::string> m_roots;        ///< shown names by path
    std::unordered_map<std::string, Folder> m_folders; ///< by path without links
    std::set<std::string> m_due;                       ///< paths to look at
    std::vector<std::string> m_entries;                ///< of listed folders, not compared yet
    std::map<std::string, MovingFile> m_moving;
    std::map<std::string, FileState> m_others; ///< files that were no models in this state
    std::vector<FoundFile> m_ready;            ///< to be added
    int m_count = 0;                           ///< files added since files began to arrive
    std::string m_folder;                      ///< that all of them lie in
    QTimer m_soon;
    QTimer m_settling; ///< until files may be stable
    BackgroundJobs::Job m_job;
    BackgroundJobs m_jobs; // last: running work ends before other members go
};

} // namespace tagline
