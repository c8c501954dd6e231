#pragma once

// WatchedFolders reports which files of some folders may have changed, whether or not the system watches the
// folder.

#include <QObject>
#include <QTimer>

#include "app/document/jobs/BackgroundJobs.h"
#include "app/document/library/watching/FolderWatch.h"

#include <set>
#include <string>
#include <vector>

namespace tagline {

/// The system watches as many folders as possible; the others are due every second, and watched as soon as
/// possible. Nothing here waits for a disk or a network on the caller's thread.
class WatchedFolders : public QObject
{
    Q_OBJECT

public:
    explicit WatchedFolders(QObject* parent = nullptr);

    void add(const std::string& folder);
    /// Does not look for the folder any more, if the system does not watch it: it is not there.
    void forgetMissing(const std::string& folder);
    void clear();
    /// Requests no watch from the system from now on.
    void useNoSystemWatch() { m_canWatch = false; }

signals:
    void fileChanged(const std::string& path);
    /// A file that may still be written, a folder or a link was made.
    void entryMade(const std::string& path);
    /// Any file of the folder may have changed.
    void folderDue(const std::string& folder);
    /// Events were lost: the known state of any file may be outdated. folderDue() follows.
    void missed();
    /// A watched folder was moved or removed, and did not come back within a second.
    void folderGone(const std::string& folder);

private:
    struct Checked
    {
        std::string folder;
        FolderNoticing state;
    };

    void lose(const std::string& folder);
    void lookAtUnwatched();
    void check();
    void take(const Checked& checked);

    FolderWatch m_watch;
    std::set<std::string> m_watched;
    std::set<std::string> m_unwatched;
    std::set<std::string> m_lost; ///< of these, the folders not reported as gone yet
    QTimer m_often;               ///< runs while a folder is not watched
    QTimer m_soon;                ///< folders added together are checked together
    bool m_canWatch = true;
    BackgroundJobs::Job m_job;
    BackgroundJobs m_jobs; // last: running work ends before other members go
};

} // namespace tagline
