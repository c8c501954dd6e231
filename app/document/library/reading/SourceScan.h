#pragma once

// SourceScan looks in the background for the files that paths mean, and gives a document what it found.

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

/// What was found goes one way: to the document, which has the queue read what is new. Folders that another
/// program gave the library are looked through by themselves, without the library files that lie in them.
class SourceScan : public QObject
{
    Q_OBJECT

public:
    /// Expects that the queue reads for the same document. What the queue cancels is not looked for any more.
    SourceScan(LibraryDocument& document, ImportQueue& queue, QObject* parent = nullptr);
    ~SourceScan() override;

    /// Has what lies at the paths read. Returns at once.
    void open(std::vector<std::string> paths) { scan(std::move(paths), Asker::Person); }
    /// Looks again at what the library was made of: has files read that are new there, and those that were
    /// missing and are there now, and notes those that are gone as missing. lookedAgain() follows.
    void lookAgain();
    bool isLookingAgain() const { return m_look.has_value(); }

signals:
    /// lookAgain() is done, and all is read that it found; false: it was cancelled, or failed.
    void lookedAgain(bool isWhole);
    /// The library of a look was closed: lookedAgain() does not follow.
    void lookForgotten();
    /// Files that a person opened and that are in the library already.
    void filesKnown(int count);
    /// Paths that a person opened, and that hold neither models nor a library.
    void nothingFound(const QStringList& paths);
    /// Of several library files that a person opened at once, the document took this one as its own; the
    /// others were not read. File names.
    void libraryChosen(const QString& taken, const QStringList& others);
    /// Folders that a person opened and in which no tags can be saved.
    void foldersUnwritable(const QStringList& folders);
    /// What is unusual about a library file that was opened.
    void libraryNoted(const QString& file, const QStringList& notices);
    /// Paths that cannot be opened at all.
    void failed(const std::vector<tagline::Error>& errors);

private:
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
    int m_closed = 0;           ///< libraries: what was looked for in one that is closed is of no use
    std::optional<Look> m_look; ///< while one is under way
};

} // namespace tagline
