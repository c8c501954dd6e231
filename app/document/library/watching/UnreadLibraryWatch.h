#pragma once

// UnreadLibraryWatch notices that library files which could not be read were mended or removed on the disk.

#include <QObject>
#include <QTimer>

#include "app/document/jobs/BackgroundJobs.h"
#include "app/document/library/LibraryDocument.h"
#include "app/document/library/watching/WatchedFolders.h"
#include "core/system/saving/FileContent.h"

#include <map>
#include <string>
#include <vector>

namespace tagline {

/// Their folders are watched and the files read in the background; nothing is taken over.
class UnreadLibraryWatch : public QObject
{
    Q_OBJECT

public:
    enum class State { Unreadable, Mended, Gone };

    explicit UnreadLibraryWatch(const LibraryDocument& document, QObject* parent = nullptr);

    /// State of a file of LibraryDocument::unreadLibraries(), by its path there.
    State state(const std::string& path) const;

signals:
    /// A state has changed.
    void changed();

private:
    struct Seen
    {
        FileStamp stamp;
        State state = State::Unreadable;

        bool operator==(const Seen&) const = default;
    };
    using States = std::map<std::string, Seen>;

    void follow(const DocumentChange& change);
    void look();
    void take(const States& states);

    const LibraryDocument& m_document;
    WatchedFolders m_folders;
    States m_states; ///< of the files that were looked at
    bool m_isDue = false;
    QTimer m_soon;
    BackgroundJobs::Job m_job;
    BackgroundJobs m_jobs; // last: running work ends before other members go
};

} // namespace tagline
