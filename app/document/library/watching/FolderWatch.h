#pragma once

// FolderWatch receives from the system the names of files in some folders that were written, moved, replaced
// or removed.

#include <QObject>

#include "core/system/FolderNotices.h"

#include <string>
#include <unordered_map>
#include <vector>

class QSocketNotifier;

namespace tagline {

/// One watch per folder, not per file: systems allow some thousands. Files that are written in place are
/// reported once they are closed.
class FolderWatch : public QObject
{
    Q_OBJECT

public:
    explicit FolderWatch(QObject* parent = nullptr);
    ~FolderWatch() override;

    /// Watches a folder without its subfolders. False if the system cannot: the folder does not exist, or
    /// there are too many watches. Expects a folder that can be watched: others may wait for a network.
    bool add(const std::string& folder);
    void clear();

signals:
    /// The path is the folder's as it was added, '/' and the file's name.
    void fileChanged(const std::string& path);
    /// A file that may still be written, a folder or a link was made; the path is as above.
    void entryMade(const std::string& path);
    /// The folder, or a parent of it, was moved or removed: it is no longer watched.
    void folderLost(const std::string& folder);
    /// Events were lost because the system could not keep them: any file may have changed.
    void missed();

private:
    void take(const FolderNotice& notice);
    void watchAbove(const std::string& folder);
    void lose(int watch);
    std::vector<std::string> takeBelow(const std::string& folder);

    FolderNotices m_notices;
    QSocketNotifier* m_notifier = nullptr;
    /// By the system's number of the watch. A folder that is reached by links has several names.
    std::unordered_map<int, std::vector<std::string>> m_folders;
    /// The parent folders, of which only moves are reported.
    std::unordered_map<int, std::vector<std::string>> m_above;
};

} // namespace tagline
