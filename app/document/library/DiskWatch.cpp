#include "app/document/library/DiskWatch.h"

#include "core/library/SetFiles.h"
#include "core/support/PathText.h"

#include <QGuiApplication>

#include <algorithm>
#include <chrono>
#include <utility>

namespace tagline {
namespace {

using namespace std::chrono_literals;

constexpr auto settling = 150ms;       ///< what comes together is read together
constexpr std::size_t mostAtOnce = 32; ///< files that the document takes in one go

const SourceId libraryFile; ///< stands for it among the sources

/// The file's stamp without its hash: it is not read.
FileStamp placeOf(const std::string& path)
{
    const auto status = statusOf(path);
    return status ? unreadStamp(*status) : FileStamp();
}

/// The same of the sidecars of all sets of a model.
FileStamp placeOfSidecars(const std::string& modelPath)
{
    std::vector<StoredSet> sets{{{}, {}, placeOf(sidecarPath(modelPath))}};
    for (const std::string& set : setsBeside(modelPath))
        sets.push_back({set, {}, placeOf(sidecarPath(modelPath, set))});
    return stampOfAll(sets);
}

/// Whether nobody touched the file since it had this stamp. The stamp of a file that was written here may
/// lack its place: such a file is read once more.
bool isUntouched(const FileStamp& place, FileStamp stamp)
{
    stamp.contentHash.clear();
    return place.exists ? place == stamp : !stamp.exists;
}

Result<LibraryFileOnDisk> readLibrary(const std::string& path)
{
    auto content = readFile(path, LibraryFile::largestBytes + 3);
    if (!content) return content.error();
    auto file = readLibraryFile(content->bytes, path);
    if (!file) return file.error();
    return LibraryFileOnDisk{*std::move(file), content->stamp};
}

} // namespace

DiskWatch::DiskWatch(LibraryDocument& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(settling);
    connect(&m_soon, &QTimer::timeout, this, &DiskWatch::goOn);
    connect(&m_document, &LibraryDocument::changed, this, &DiskWatch::follow);
    connect(&m_folders, &WatchedFolders::fileChanged, this, &DiskWatch::lookAtFile);
    connect(&m_folders, &WatchedFolders::folderDue, this, &DiskWatch::lookAtFolder);
    connect(&m_folders, &WatchedFolders::folderGone, this, &DiskWatch::noteGone);
    connect(&m_folders, &WatchedFolders::missed, this, [this] { m_lastLooks.clear(); });
}

DiskWatch::~DiskWatch() = default;

// What is watched

void DiskWatch::follow(const DocumentChange& change)
{
    if (change.isReset) forget();
    const ClipLibrary& library = m_document.library();
    if (change.areSourcesChanged)
        for (const SourceId source : change.sources) {
            if (library.source(source).state != SourceState::Pending)
                m_due.insert(source); // its sidecar may have been written while it was read
            const std::string path = sidecarPath(library.source(source).path);
            if (!m_sources.emplace(path, source).second) continue;
            m_sourcesOfFolder[folderOf(path)].push_back(source);
            m_folders.add(folderOf(path));
        }
    if (m_document.libraryPath() != m_libraryPath) {
        m_libraryPath = m_document.libraryPath();
        if (!m_libraryPath.empty()) m_folders.add(folderOf(m_libraryPath));
        lookAtFile(m_libraryPath); // it was read before it was watched
    }
    if (change.areSourcesChanged) {
        m_due.merge(m_dueLater);
        m_dueLater.clear();
        lookSoon();
    }
}

void DiskWatch::forget()
{
    m_job.drop();
    m_soon.stop();
    m_folders.clear();
    m_sources.clear();
    m_sourcesOfFolder.clear();
    m_libraryPath.clear();
    m_due.clear();
    m_dueLater.clear();
    m_lastLooks.clear();
    m_gone.clear();
    m_found = {};
    m_isAllAsked = m_mayDiffer = false;
    m_burst = 0;
}

/// Folders that go together, as with one above them, are told together.
void DiskWatch::noteGone(const std::string& folder)
{
    m_gone.push_back(folder);
    if (m_gone.size() == 1) QMetaObject::invokeMethod(this, &DiskWatch::sayGone, Qt::QueuedConnection);
}

void DiskWatch::sayGone()
{
    DiskNews news;
    for (std::string& folder : std::exchange(m_gone, {}))
        news.errors.push_back(
            {"disk.folder-gone",
             "the folder was renamed, moved or removed: put it back, or open it where it is now",
             std::move(folder), 0, 0});
    tell(news);
}

// What is to be read

void DiskWatch::lookAtFile(const std::string& path)
{
    if (!path.empty() && path == m_libraryPath) lookAnew(libraryFile);
    const auto file = setFileOf(path);
    if (const auto found = m_sources.find(file ? sidecarPath(file->model) : path); found != m_sources.end())
        lookAnew(found->second);
    lookSoon();
}

/// Reads a file even if it is as it was at the last look.
void DiskWatch::lookAnew(SourceId source)
{
    m_lastLooks.erase(source);
    m_due.insert(source);
}

void DiskWatch::lookAtFolder(const std::string& folder)
{
    if (!m_libraryPath.empty() && folderOf(m_libraryPath) == folder) m_due.insert(libraryFile);
    if (const auto found = m_sourcesOfFolder.find(folder); found != m_sourcesOfFolder.end())
        m_due.insert(found->second.begin(), found->second.end());
    lookSoon();
}

void DiskWatch::lookAtAll()
{
    if (!std::exchange(m_isAllAsked, true)) m_mayDiffer = false;
    m_lastLooks.clear();
    if (!m_libraryPath.empty()) m_due.insert(libraryFile);
    for (const auto& [path, source] : m_sources) m_due.insert(source);
    goOn();
}

DiskWatch::KnownFile DiskWatch::known(SourceId source) const
{
    const auto last = m_lastLooks.find(source);
    const auto lastLook = last == m_lastLooks.end() ? std::nullopt : std::optional(last->second);
    if (source == libraryFile) return {source, m_libraryPath, m_document.savedStamp(), false, lastLook};
    const LibrarySource& file = m_document.library().source(source);
    const bool isInError = file.sidecarError || file.diskError;
    return {source, file.path, file.sidecar.stamp, isInError, lastLook};
}

/// Files that are not read at all yet wait until they are.
std::vector<DiskWatch::KnownFile> DiskWatch::takeDue()
{
    std::vector<KnownFile> files;
    for (const SourceId source : m_due) {
        const bool isRead =
            source == libraryFile || m_document.library().source(source).state != SourceState::Pending;
        if (isRead)
            files.push_back(known(source));
        else
            m_dueLater.insert(source);
    }
    m_due.clear();
    return files;
}

// Reading

void DiskWatch::lookSoon()
{
    if (!m_soon.isActive() && !m_due.empty()) m_soon.start();
}

/// One thing at a time: what was found is delivered before anything else is read.
void DiskWatch::goOn()
{
    if (m_job.isGiven()) return;
    if (!m_found.isEmpty()) return deliver();
    if (!m_due.empty()) return look();
    endBurst();
    if (std::exchange(m_isAllAsked, false)) emit looked(m_mayDiffer);
}

void DiskWatch::look()
{
    const auto look = std::make_shared<Look>();
    m_job = m_jobs.start(
        tr("Looking at files on the disk"), [files = takeDue(), look] { *look = found(files); },
        [this, look](bool isWell) { // what could not be read is read at the next change
            m_job = {};
            m_mayDiffer = m_mayDiffer || !isWell;
            m_found = std::move(*look);
            for (auto& [source, last] : m_found.looks) m_lastLooks.insert_or_assign(source, std::move(last));
            goOn();
        });
}

/// Runs on another thread.
DiskWatch::Look DiskWatch::found(std::vector<KnownFile> files)
{
    Look look;
    for (KnownFile& file : files) {
        const bool isLibrary = file.source == libraryFile;
        LastLook now{isLibrary ? placeOf(file.path) : placeOfSidecars(file.path), file.stamp};
        if (file.lastLook == now || (!file.isInError && isUntouched(now.onDisk, file.stamp))) continue;
        look.looks.emplace(file.source, std::move(now));
        if (isLibrary) {
            auto library = readLibrary(file.path);
            look.library.emplace(FoundLibrary{std::move(file), std::move(library)});
            continue;
        }
        auto sidecar = loadSidecar(file.path);
        const bool isNews =
            !sidecar || file.isInError || (sidecar->stamp.exists && !sidecar->stamp.hasContentOf(file.stamp));
        if (!isNews) continue; // one that is gone is no edit of its tags, and an error no more
        look.sidecars.push_back({std::move(file), std::move(sidecar)});
    }
    return look;
}

/// Whether the document still has the state with which the file was compared. It may have saved meanwhile:
/// then the file is read once more.
bool DiskWatch::isStillKnown(const KnownFile& file)
{
    const KnownFile now = known(file.source);
    if (now.path == file.path && now.stamp == file.stamp) return true;
    m_due.insert(file.source);
    return false;
}

void DiskWatch::deliver()
{
    if (QGuiApplication::mouseButtons() != Qt::NoButton) return m_soon.start();
    deliverLibrary();
    deliverSidecars();
    QMetaObject::invokeMethod(this, &DiskWatch::goOn, Qt::QueuedConnection);
}

void DiskWatch::deliverLibrary()
{
    const auto found = std::exchange(m_found.library, std::nullopt);
    if (found && isStillKnown(found->file)) tell(m_document.takeLibraryFile(found->library));
}

/// As many as cost the window nothing that is felt; the rest follows, in the same step.
void DiskWatch::deliverSidecars()
{
    std::vector<SidecarOnDisk> next;
    while (!m_found.sidecars.empty() && next.size() < mostAtOnce) {
        FoundSidecar found = std::move(m_found.sidecars.back());
        m_found.sidecars.pop_back();
        if (isStillKnown(found.file)) next.push_back({found.file.source, std::move(found.sidecar)});
    }
    if (next.empty()) return;
    if (m_burst == 0) m_burst = m_document.newGesture();
    const DiskNews news = m_document.takeSidecars(std::move(next), m_burst);
    if (m_found.isEmpty() && m_due.empty()) endBurst();
    tell(news);
}

/// A step that the history calls saved takes no more in: so it does once all are taken.
void DiskWatch::endBurst()
{
    if (std::exchange(m_burst, 0) != 0) m_document.noteStepSaved();
}

void DiskWatch::tell(const DiskNews& news)
{
    if (news.isEmpty()) return;
    m_mayDiffer = true;
    emit taken(news);
}

} // namespace tagline
