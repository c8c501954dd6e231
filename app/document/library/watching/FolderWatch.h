#pragma once

// FolderWatch is told by the system which files of some folders were written, moved, replaced
// or removed.

#include <QObject>

#include "core/system/FolderNotices.h"

#include <string>
#include <unordered_map>
#include <vector>

class QSocketNotifier;

namespace tagline {

/// One watch a folder, not one a file: systems allow some thousands. Files that are written in place are
/// told of once they are closed.
class FolderWatch : public QObject
{
    Q_OBJECT

public:
    explicit FolderWatch(QObject* parent = nullptr);
    ~FolderWatch() override;

    /// Watches a folder, without those in it. False where the system cannot: the folder is not there, or
    /// there are too many. Expects a folder that is watchable: else it may wait for a network.
    bool add(const std::string& folder);
    void clear();

signals:
    /// The path is that of the folder as it was added, '/' and the file's name.
    void fileChanged(const std::string& path);
    /// The folder, or one that it lies in, was moved or removed: it is watched no more.
    void folderLost(const std::string& folder);
    /// More happened than the system could keep: any file may have changed.
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
    /// The folders that they lie in, of which only a move is told.
    std::unordered_map<int, std::vector<std::string>> m_above;
};

} // namespace tagline
