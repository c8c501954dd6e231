#pragma once

// ImportQueue reads files in the background, and hands over what it read in batches.

#include <QElapsedTimer>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include "app/document/library/LibraryDocument.h"
#include "app/document/library/reading/ReadingEstimate.h"
#include "core/import/ModelImporter.h"

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <optional>

namespace tagline {

/// Reads the sources that the document names (DocumentChange::toRead), on worker threads with processes of
/// their own; results reach the document in batches on the thread of this object, so that thousands of clips
/// do not cost thousands of updates.
class ImportQueue : public QObject
{
    Q_OBJECT

public:
    ImportQueue(LibraryDocument& document, ImportEnvironment environment, QObject* parent = nullptr);
    ~ImportQueue() override;

    /// Announces a search for files: finished() waits for one call of noteLooked() for each call of this.
    void awaitLook();
    void noteLooked();
    /// Reads a source before all others that wait; does nothing if it does not wait.
    void readFirst(SourceId source);
    /// Cancels the sources that are not read yet; they fail with "import.cancelled" and are read when their
    /// paths are opened again. cancelled() follows.
    void cancel();

    bool isIdle() const { return m_done == m_total && m_looks == 0; }
    int doneCount() const { return m_done; }
    int totalCount() const { return m_total; }
    /// Time that the rest of the reading takes; none while it cannot be estimated.
    std::optional<std::chrono::seconds> timeLeft() const;

signals:
    void progressed(int done, int total);
    /// All sources that were found and requested have been read.
    void finished();
    /// The rest of the reading was cancelled.
    void cancelled();
    /// Mapped files of the cache were truncated or became unreadable while in use; this number of clip files
    /// is read again.
    void cacheBroken(int count);
    /// The folder of the cache, emitted once: files are read all the same, and again at the next start.
    void cacheUnwritable(const QString& folder);

private:
    struct Batch;
    void takeChange(const DocumentChange& change);
    /// Whether the cache entry of a file is used.
    enum class Cache { Used, Forgotten };
    void start(SourceId source, const ImportSettings& settings, Cache cache = Cache::Used);
    void readBrokenAnew();
    void readNext(Batch& batch);
    bool isToBeKept(SourceId source, const LoadedSource& loaded) const;
    void deliver();
    void tellCacheProblem();
    void finishIfIdle();

    LibraryDocument& m_document;
    ImportEnvironment m_environment;
    ModelImporter m_importer;
    QThreadPool m_pool;
    QTimer m_delivery;
    QTimer m_guard;             ///< checks for broken mapped files
    std::uint64_t m_broken = 0; ///< number of broken mappings seen so far
    std::shared_ptr<Batch> m_batch;
    std::shared_ptr<std::atomic<bool>> m_isCancelled;
    std::map<SourceId, int> m_readings; ///< readings of each source so far: the last one counts
    bool m_isCacheTold = false;
    bool m_mayAgree = false; ///< on settings of a folder: not after a cancel, until more is read
    QElapsedTimer m_clock;
    ReadingEstimate m_estimate;
    int m_looks = 0; ///< searches for files that are awaited
    int m_done = 0;
    int m_total = 0;
};

} // namespace tagline
