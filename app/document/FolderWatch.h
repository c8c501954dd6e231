#pragma once

// FolderWatch is told by the system which files of some folders were written, moved, replaced
// or removed.

#include <QObject>

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

    /// Watches a folder, without those in it. False where the system cannot: the folder is not there, there
    /// are too many, or it lies on another computer, whose changes nobody tells of.
    bool add(const std::string& folder);
    void clear();

signals:
    /// The path is that of the folder as it was added, '/' and the file's name.
    void fileChanged(const std::string& path);
    /// The folder itself was moved or removed: it is watched no more.
    void folderLost(const std::string& folder);
    /// More happened than the system could keep: any file may have changed.
    void missed();

private:
    void read();
    void take(int watch, std::uint32_t kind, const char* name);

    int m_descriptor = -1;
    QSocketNotifier* m_notifier = nullptr;
    /// By the system's number of the watch. A folder that is reached by links has several names.
    std::unordered_map<int, std::vector<std::string>> m_folders;
};

} // namespace tagline
