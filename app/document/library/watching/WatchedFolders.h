#pragma once

// WatchedFolders says which files of some folders may have changed, whether the system watches the folder or
// not.

#include <QObject>
#include <QTimer>

#include "app/document/jobs/BackgroundJobs.h"
#include "app/document/library/watching/FolderWatch.h"

#include <set>
#include <string>
#include <vector>

namespace tagline {

/// As many folders as possible are watched by the system; the others are due every second, and watched as
/// soon as they can be. Nothing here waits for a disk or a network on the caller's thread.
class WatchedFolders : public QObject
{
    Q_OBJECT

public:
    explicit WatchedFolders(QObject* parent = nullptr);

    void add(const std::string& folder);
    void clear();
    /// Asks the system for no watch from now on.
    void useNoSystemWatch() { m_canWatch = false; }

signals:
    void fileChanged(const std::string& path);
    /// Any file of the folder may have changed.
    void folderDue(const std::string& folder);
    /// More happened than the system could keep: what was known of any file may be old. folderDue() follows.
    void missed();
    /// A folder that was watched was moved or removed, and did not come back within a second.
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
    std::set<std::string> m_lost; ///< of those, nobody was told that they are gone
    QTimer m_often;               ///< while a folder is not watched
    QTimer m_soon;                ///< folders that come together are checked together
    bool m_canWatch = true;
    BackgroundJobs::Job m_job;
    BackgroundJobs m_jobs; // last: what runs ends before the rest goes
};

} // namespace tagline
