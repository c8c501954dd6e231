#pragma once

// FormerMotionSession compares the motion of files that were written again with the former one, where the
// cache still has that.

#include "app/document/jobs/BackgroundJobs.h"
#include "app/document/library/LibraryDocument.h"
#include "core/import/CacheNames.h"

#include <QObject>

#include <atomic>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace tagline {

class ImportQueue;

/// Waits until all files are read, then compares some clips at a time in the background and tells the
/// document of each few. Does nothing for clips whose files are as they were tagged.
class FormerMotionSession : public QObject
{
    Q_OBJECT

public:
    /// `cacheFolder` is that of the import (ImportEnvironment).
    FormerMotionSession(LibraryDocument& document, const ImportQueue& imports, std::string cacheFolder,
                        QObject* parent = nullptr);
    ~FormerMotionSession() override;

private:
    struct Run;

    void take(const DocumentChange& change);
    void goOn();
    void end(const std::shared_ptr<Run>& run);
    void cancel();

    LibraryDocument& m_document;
    const ImportQueue& m_imports;
    std::string m_cacheFolder;
    std::set<ClipId> m_due;                                     ///< perhaps to be compared
    std::shared_ptr<Run> m_run;                                 ///< null while nothing is compared
    std::shared_ptr<const std::vector<CachedContent>> m_cached; ///< while there is more to compare
    BackgroundJobs m_jobs;
};

} // namespace tagline
