#include "app/document/library/reading/SourceScan.h"

#include "app/document/jobs/BackgroundFailures.h"
#include "app/document/jobs/HandedWork.h"
#include "core/library/backups/BackupFolder.h"
#include "core/library/backups/LeftFiles.h"
#include "core/library/opening/NamesWithoutText.h"
#include "core/library/opening/UnwritableFolders.h"
#include "core/support/text/PathText.h"
#include "core/system/FileStatus.h"

#include <QDateTime>

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

QString scannedName(const std::string& path) { return QString::fromStdString(std::string(fileNameOf(path))); }

} // namespace

/// The queued connection ends a search after all others have been told that everything is read.
SourceScan::SourceScan(LibraryDocument& document, ImportQueue& queue, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_queue(queue)
    , m_isCancelled(std::make_shared<std::atomic<bool>>(false))
{
    connect(&m_queue, &ImportQueue::cancelled, this, &SourceScan::cancel);
    connect(&m_queue, &ImportQueue::finished, this, &SourceScan::endLook, Qt::QueuedConnection);
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (!change.toScan.empty()) scan(change.toScan, Asker::OtherProgram);
        if (change.isReset) forget();
    });
}

SourceScan::~SourceScan()
{
    m_isCancelled->store(true);
    m_pool.clear();
    m_pool.waitForDone();
}

void SourceScan::cancel()
{
    m_isCancelled->store(true);
    m_isCancelled = std::make_shared<std::atomic<bool>>(false);
    if (m_look) m_look->isWhole = false;
}

void SourceScan::forget()
{
    cancel();
    m_pool.clear();
    ++m_closed;
    if (std::exchange(m_look, std::nullopt)) emit lookForgotten();
}

void SourceScan::scan(std::vector<std::string> paths, Asker asker)
{
    m_queue.awaitLook();
    runIn(m_pool, [this, paths = std::move(paths), asker, closed = m_closed, isCancelled = m_isCancelled] {
        LibraryScan scan;
        const bool isWell = BackgroundFailures::instance().run(tr("Looking for clips"), [&] {
            scan = scanLibrary(paths);
            refuseNamesWithoutText(scan);
            removeLeftFiles({standardBackupFolder(), QDateTime::currentMSecsSinceEpoch()}, foldersOf(scan));
            scan.unwritable = unwritableFolders(scan);
            if (asker == Asker::OtherProgram) { // nobody here opened them
                scan.libraries.clear();
                scan.unreadLibraries.clear();
            }
            for (FoundSource& source : scan.sources)
                if (const auto status = source.isMissing ? std::nullopt : statusOf(source.path))
                    source.bytes = status->bytes;
        });
        callIn(*this, [this, isWell, scan = std::move(scan), paths, asker, closed, isCancelled] {
            if (closed != m_closed) return; // another library is open by now
            if (!isCancelled->load()) take(scan, paths, isWell ? asker : Asker::OtherProgram);
            m_queue.noteLooked();
        });
    });
}

void SourceScan::take(const LibraryScan& scan, const std::vector<std::string>& paths, Asker asker)
{
    const bool hadLibrary = !m_document.libraryPath().empty();
    const auto known = std::ranges::count_if(
        scan.sources, [this](const FoundSource& found) { return m_document.isKnown(found.path); });
    m_document.addScan(scan, paths);
    if (asker == Asker::Person && known > 0) emit filesKnown(int(known));
    if (asker == Asker::Person) tellPerson(scan, paths, hadLibrary);
    if (!scan.errors.empty()) emit failed(scan.errors);
}

/// Emits the most important signal last.
void SourceScan::tellPerson(const LibraryScan& scan, const std::vector<std::string>& paths, bool hadLibrary)
{
    if (scan.sources.empty() && scan.libraries.empty() && scan.errors.empty()) {
        QStringList empty;
        for (const std::string& path : paths) empty << QString::fromStdString(path);
        emit nothingFound(empty);
    }
    const std::vector<FoundLibrary>& libraries = scan.libraries;
    const bool isTaken = !libraries.empty() && m_document.libraryPath() == libraries.front().path;
    const bool isNamed =
        isTaken && std::find(paths.begin(), paths.end(), libraries.front().path) != paths.end();
    if (!hadLibrary && libraries.size() > 1 && isTaken && !isNamed) {
        QStringList names;
        for (const FoundLibrary& each : libraries) names << scannedName(each.path);
        const QString taken = names.takeFirst();
        emit libraryChosen(taken, names);
    }
    for (const FoundLibrary& each : libraries) {
        QStringList notices;
        for (const std::string& notice : each.file.notices) notices << QString::fromStdString(notice);
        if (!notices.empty()) emit libraryNoted(scannedName(each.path), notices);
    }
    QStringList unwritable;
    for (const std::string& folder : scan.unwritable) unwritable << QString::fromStdString(folder);
    if (!unwritable.empty()) emit foldersUnwritable(unwritable);
}

std::vector<SourceScan::KnownFile> SourceScan::knownFiles() const
{
    const ClipLibrary& library = m_document.library();
    std::vector<KnownFile> files;
    for (std::uint32_t i = 0; i < library.sourceCount(); ++i)
        if (const LibrarySource& source = library.source(SourceId(i)); source.state != SourceState::Pending)
            files.push_back({SourceId(i), source.path, source.isMissing()});
    return files;
}

/// An error of the scan itself, such as of a root that is gone, is not reported: the files of that root
/// become missing.
void SourceScan::lookAgain()
{
    if (m_look) return;
    m_look = Look();
    m_queue.awaitLook();
    runIn(m_pool, [this, roots = m_document.roots(), files = knownFiles(), closed = m_closed,
                   isCancelled = m_isCancelled] {
        LibraryScan scan;
        std::vector<SourceId> others;
        const bool isWell = BackgroundFailures::instance().run(tr("Looking for clips"), [&] {
            for (const KnownFile& file : files) {
                if (isCancelled->load()) return;
                if (bool(statusOf(file.path)) == file.isMissing) others.push_back(file.source);
            }
            scan = scanLibrary(roots);
            refuseNamesWithoutText(scan);
            scan.libraries.clear();
            scan.unreadLibraries.clear();
        });
        callIn(*this, [this, isWell, scan = std::move(scan), others, closed, isCancelled] {
            if (closed != m_closed) return; // another library is open by now
            if (m_look && (!isWell || isCancelled->load())) m_look->isWhole = false;
            if (m_look && m_look->isWhole) {
                m_document.addScan(scan, {});
                m_document.readAnew(others);
            }
            m_queue.noteLooked();
        });
    });
}

/// Ends the search once all files found are read.
void SourceScan::endLook()
{
    if (!m_queue.isIdle()) return;
    if (const auto look = std::exchange(m_look, std::nullopt)) emit lookedAgain(look->isWhole);
}

} // namespace tagline
