#pragma once

// SourceScan searches in the background for the files that paths name, and passes them to a document.

#include <QObject>
#include <QStringList>
#include <QThreadPool>

#include "app/document/library/reading/ImportQueue.h"

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// Passes the results to the document only, which has the queue read new files. Folders that another program
/// gave the library are searched without the library files in them.
class SourceScan : public QObject
{
    Q_OBJECT

public:
    /// Expects that the queue reads for the same document. A cancel of the queue cancels the search too.
    SourceScan(LibraryDocument& document, ImportQueue& queue, QObject* parent = nullptr);
    ~SourceScan() override;

    /// Finds and reads the files at the paths. Returns at once.
    void open(std::vector<std::string> paths) { scan(std::move(paths), Asker::Person); }
    /// Searches the roots of the library again: reads new files, and missing ones that are there now, and
    /// marks files that are gone as missing. lookedAgain() follows.
    void lookAgain();
    bool isLookingAgain() const { return m_look.has_value(); }

signals:
    /// lookAgain() is done, and all files found are read; false if it was cancelled, or failed.
    void lookedAgain(bool isWhole);
    /// The library was closed during lookAgain(): lookedAgain() does not follow.
    void lookForgotten();
    /// Number of files that a person opened and that are in the library already.
    void filesKnown(int count);
    /// Paths that a person opened and that contain neither models nor a library.
    void nothingFound(const QStringList& paths);
    /// Names of library files that a person opened at once: the document took `taken` as its own, and the
    /// others were not read.
    void libraryChosen(const QString& taken, const QStringList& others);
    /// Folders that a person opened and that tags cannot be saved in.
    void foldersUnwritable(const QStringList& folders);
    /// Unusual things about a library file that was opened.
    void libraryNoted(const QString& file, const QStringList& notices);
    /// Paths that cannot be opened at all.
    void failed(const std::vector<tagline::Error>& errors);

private:
    /// Requester of a search.
    enum class Asker { Person, OtherProgram };
    /// A search of the library's roots that was requested.
    struct Look
    {
        bool isWhole = true; ///< no part has failed so far
    };
    /// A file of the library, as compared by a search.
    struct KnownFile
    {
        SourceId source;
        std::string path;
        bool isMissing = false;
    };

    void scan(std::vector<std::string> paths, Asker asker);
    void take(const LibraryScan& scan, const std::vector<std::string>& paths, Asker asker);
    void tellPerson(const LibraryScan& scan, const std::vector<std::string>& paths, bool hadLibrary);
    std::vector<KnownFile> knownFiles() const;
    void endLook();
    void cancel();
    void forget();

    LibraryDocument& m_document;
    ImportQueue& m_queue;
    QThreadPool m_pool;
    std::shared_ptr<std::atomic<bool>> m_isCancelled;
    int m_closed = 0;           ///< number of closed libraries: results for a closed one are dropped
    std::optional<Look> m_look; ///< the running search
};

} // namespace tagline
