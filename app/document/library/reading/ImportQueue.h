#pragma once

// ImportQueue scans paths and reads their files in the background, and hands over what it read in batches.

#include <QElapsedTimer>
#include <QObject>
#include <QStringList>
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

/// Fills a document. Files are read on worker threads, by processes of their own; results reach the
/// document in batches on the thread of this object, so that thousands of clips do not cost thousands of
/// updates.
class ImportQueue : public QObject
{
    Q_OBJECT

public:
    ImportQueue(LibraryDocument& document, ImportEnvironment environment, QObject* parent = nullptr);
    ~ImportQueue() override;

    /// Scans paths and reads what they hold. Returns at once. Folders that another program gave the library
    /// are opened by themselves, without the library files that lie in them.
    void open(std::vector<std::string> paths) { scan(std::move(paths), Asker::Person); }
    /// Looks again at what the library was made of: reads files that are new there, those that were missing
    /// and are there now, and notes those that are gone as missing. lookedAgain() follows.
    void lookAgain();
    bool isLookingAgain() const { return m_look.has_value(); }
    /// Reads one source again, with other settings; an older reading of it that is not handed over yet counts
    /// no more. Sources whose import settings are edited (or undone) in the document are read by themselves.
    void read(const SourceToRead& source);
    /// Reads a source before all others that wait; nothing happens where it does not wait.
    void readFirst(SourceId source);
    /// Stops what is not read yet; those sources fail with "import.cancelled" and are read when their paths
    /// are opened again. Paths that are not scanned yet are forgotten.
    void cancel();

    bool isIdle() const { return m_done == m_total && m_scans == 0; }
    int doneCount() const { return m_done; }
    int totalCount() const { return m_total; }
    /// How long the reading will go on; none while that cannot be said.
    std::optional<std::chrono::seconds> timeLeft() const;

signals:
    void progressed(int done, int total);
    /// Everything that was asked for is read.
    void finished();
    /// lookAgain() is done, and all is read that it found; false: it was cancelled, or failed.
    void lookedAgain(bool isWhole);
    /// Files that a person opened and that are in the library already.
    void filesKnown(int count);
    /// Paths that a person opened, and that hold neither models nor a library.
    void nothingFound(const QStringList& paths);
    /// Of several library files that a person opened at once, the document took this one as its own; the
    /// others were not read. File names.
    void libraryChosen(const QString& taken, const QStringList& others);
    /// Folders that a person opened and in which no tags can be saved.
    void foldersUnwritable(const QStringList& folders);
    /// Files of the cache were cut short or cannot be read any more while they were in use; so many clip
    /// files are read again.
    void cacheBroken(int count);
    /// The folder of the cache, told once: files are read all the same, and again at the next start.
    void cacheUnwritable(const QString& folder);
    /// What is unusual about a library file that was opened.
    void libraryNoted(const QString& file, const QStringList& notices);
    /// Paths that cannot be opened at all.
    void scanFailed(const std::vector<tagline::Error>& errors);

private:
    struct Batch;
    /// Who wants paths in the library.
    enum class Asker { Person, OtherProgram };
    /// A look at the disk that was asked for.
    struct Look
    {
        bool isWhole = true; ///< as far as it has come
    };
    /// A file of the library as a look goes by it.
    struct KnownFile
    {
        SourceId source;
        std::string path;
        bool isMissing = false;
    };

    void scan(std::vector<std::string> paths, Asker asker);
    void takeLook(const LibraryScan& scan, const std::vector<SourceId>& toRead);
    std::vector<KnownFile> knownFiles() const;
    void endLook();
    void takeScan(const LibraryScan* scan, const std::vector<std::string>& paths, Asker asker);
    void tellPerson(const LibraryScan& scan, const std::vector<std::string>& paths, std::size_t known,
                    bool hadLibrary);
    void takeChange(const DocumentChange& change);
    /// What the cache has of a file counts, or does not.
    enum class Cache { Used, Forgotten };
    void start(const SourceToRead& source, Cache cache = Cache::Used);
    void start(SourceId source);
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
    std::optional<Look> m_look; ///< while one is under way
    int m_scans = 0;
    int m_done = 0;
    int m_total = 0;
};

} // namespace tagline
