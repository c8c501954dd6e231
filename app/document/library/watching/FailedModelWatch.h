#pragma once

// FailedModelWatch has model files that could not be read tried anew once files beside them came or changed:
// a glTF file may arrive before its buffers.

#include <QObject>
#include <QTimer>

#include "app/document/jobs/BackgroundJobs.h"
#include "app/document/library/LibraryDocument.h"
#include "app/document/library/watching/WatchedFolders.h"
#include "core/import/FileStamps.h"

#include <chrono>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

namespace tagline {

/// Follows the folders of such files alone, with the folders in them, unless these are many. What lies there
/// is looked at in the background, and a model is tried once nobody writes there any more, so many times at
/// most until it changes itself.
class FailedModelWatch : public QObject
{
    Q_OBJECT

public:
    static constexpr int mostTries = 8;

    explicit FailedModelWatch(LibraryDocument& document, QObject* parent = nullptr);
    ~FailedModelWatch() override;

    /// Requests no watch from the system from now on, but checks the folders every second.
    void useNoSystemWatch() { m_watched.useNoSystemWatch(); }

private:
    struct FailedModel
    {
        std::optional<FileState> file; ///< its own state when it was read
        int tries = 0;
        bool isNew = true;       ///< the folder was not looked at since
        bool isDoubtful = false; ///< files may have come while it was read
    };
    /// Files of a folder that are no models, by name, and those of folders in it: a model may need them.
    using Beside = std::map<std::string, FileState>;
    struct MovingFiles
    {
        Beside files;
        std::chrono::steady_clock::time_point since; ///< time since they have been in this state
    };
    struct Folder
    {
        std::map<SourceId, FailedModel> models;
        std::optional<Beside> tried; ///< with which the models were read
        std::optional<MovingFiles> moving;
    };
    struct FoundFolder
    {
        std::string path;
        Beside beside;
        std::vector<std::string> below; ///< paths of the folders in it that are followed
        bool isRecent = false;          ///< some came or changed a short time ago
    };

    void follow(const DocumentChange& change);
    void noteFailed(SourceId id, const LibrarySource& source);
    void forget();
    void notice(const std::string& folder);
    void look();
    void lookAtMoving();
    static FoundFolder found(const std::string& folder);
    void take(FoundFolder found);
    enum class Tried { All, DoubtfulOnes };
    void tryAnew(Folder& folder, Tried which);

    LibraryDocument& m_document;
    WatchedFolders m_watched;
    std::unordered_map<std::string, Folder> m_folders;
    std::set<std::string> m_due; ///< folders to look at
    QTimer m_soon;
    QTimer m_settling; ///< until files may be stable
    BackgroundJobs::Job m_job;
    BackgroundJobs m_jobs; // last: running work ends before other members go
};

} // namespace tagline
