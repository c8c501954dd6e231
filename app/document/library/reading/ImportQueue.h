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

/// Reads what the document names (DocumentChange::toRead). Files are read on worker threads, by processes of
/// their own; results reach the document in batches on the thread of this object, so that thousands of clips
/// do not cost thousands of updates.
class ImportQueue : public QObject
{
    Q_OBJECT

public:
    ImportQueue(LibraryDocument& document, ImportEnvironment environment, QObject* parent = nullptr);
    ~ImportQueue() override;

    /// Somebody looks for files: nothing is finished until they say that they looked, as often as this.
    void awaitLook();
    void noteLooked();
    /// Reads a source before all others that wait; nothing happens where it does not wait.
    void readFirst(SourceId source);
    /// Stops what is not read yet; those sources fail with "import.cancelled" and are read when their paths
    /// are opened again. cancelled() follows.
    void cancel();

    bool isIdle() const { return m_done == m_total && m_looks == 0; }
    int doneCount() const { return m_done; }
    int totalCount() const { return m_total; }
    /// How long the reading will go on; none while that cannot be said.
    std::optional<std::chrono::seconds> timeLeft() const;

signals:
    void progressed(int done, int total);
    /// Everything that was found and asked for is read.
    void finished();
    /// What is not read yet is not wanted any more.
    void cancelled();
    /// Files of the cache were cut short or cannot be read any more while they were in use; so many clip
    /// files are read again.
    void cacheBroken(int count);
    /// The folder of the cache, told once: files are read all the same, and again at the next start.
    void cacheUnwritable(const QString& folder);

private:
    struct Batch;
    void takeChange(const DocumentChange& change);
    /// What the cache has of a file counts, or does not.
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
    QTimer m_guard;             ///< looks whether mapped files broke
    std::uint64_t m_broken = 0; ///< that were seen
    std::shared_ptr<Batch> m_batch;
    std::shared_ptr<std::atomic<bool>> m_isCancelled;
    std::map<SourceId, int> m_readings; ///< how often each source was asked for: the last one counts
    bool m_isCacheTold = false;
    bool m_mayAgree = false; ///< files of a folder: not once a person has cancelled, until more is read
    QElapsedTimer m_clock;
    ReadingEstimate m_estimate;
    int m_looks = 0; ///< that are awaited
    int m_done = 0;
    int m_total = 0;
};

} // namespace tagline
