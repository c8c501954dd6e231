#include "app/document/library/watching/DiskWatch.h"

#include "app/document/library/watching/NewsMoment.h"
#include "core/import/FileFingerprint.h"
#include "core/library/SetFiles.h"
#include "core/library/opening/SourceLoading.h"
#include "core/support/text/PathText.h"
#include "core/system/FolderEntries.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <utility>

namespace tagline {
namespace {

using namespace std::chrono_literals;

constexpr auto settling = 150ms;                   ///< changes that arrive together are read together
constexpr std::size_t mostAtOnce = 32;             ///< files that the document takes at once
constexpr std::int64_t mostReadAtOnce = 256 << 20; ///< bytes of models in one check: others wait

const SourceId libraryFile; ///< invalid id that stands for the library file

/// Stamp of the file without its hash: the file is not read.
FileStamp placeOf(const std::string& path)
{
    const auto status = statusOf(path);
    return status ? unreadStamp(*status) : FileStamp();
}

/// Stamp of the sidecars of all sets of a model, without hashes.
FileStamp placeOfSidecars(const std::string& modelPath)
{
    std::vector<StoredSet> sets{{{}, {}, placeOf(sidecarPath(modelPath))}};
    for (const std::string& set : setsBeside(modelPath))
        sets.push_back({set, {}, placeOf(sidecarPath(modelPath, set))});
    return stampOfAll(sets);
}

/// Whether the file is unchanged since it had this stamp. The stamp of a file that was written here may lack
/// its inode and time: such a file is read once more.
bool isUntouched(const FileStamp& place, FileStamp stamp)
{
    stamp.contentHash.clear();
    return place.exists ? place == stamp : !stamp.exists;
}

/// Whether the system says that there is no such folder: a disk that does not answer says nothing.
bool isFolderMissing(const std::string& folder)
{
    std::error_code ignored;
    return std::filesystem::status(folder, ignored).type() == std::filesystem::file_type::not_found;
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
    , m_failedModels(document)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(settling);
    connect(&m_soon, &QTimer::timeout, this, &DiskWatch::goOn);
    m_settling.setSingleShot(true);
    m_settling.setTimerType(Qt::PreciseTimer);
    m_settling.setInterval(modelSettling + 10ms); // models are stable when it fires
    connect(&m_settling, &QTimer::timeout, this, &DiskWatch::lookAtMoving);
    connect(&m_document, &LibraryDocument::changed, this, &DiskWatch::follow);
    connect(&m_folders, &WatchedFolders::fileChanged, this, &DiskWatch::lookAtFile);
    connect(&m_folders, &WatchedFolders::folderDue, this, &DiskWatch::lookAtFolder);
    connect(&m_folders, &WatchedFolders::folderGone, this, &DiskWatch::noteGone);
    connect(&m_folders, &WatchedFolders::missed, this, [this] { m_lastLooks.clear(); });
}

DiskWatch::~DiskWatch() = default;

// Watching

void DiskWatch::follow(const DocumentChange& change)
{
    if (change.isReset) forget();
    if (change.isSaved || change.areSourcesChanged) endConflictsOfSaved();
    const ClipLibrary& library = m_document.library();
    if (change.areSourcesChanged)
        for (const SourceId source : change.sources) {
            m_dealtWith.erase(source);
            m_goneModels.erase(source);
            if (library.source(source).state != SourceState::Pending)
                m_due.insert(source); // sidecar or model may have been written while it was read
            followSideFiles(source);
            const std::string path = sidecarPath(library.source(source).path);
            if (!m_sources.emplace(path, source).second) continue;
            m_sourcesOfFolder[folderOf(path)].push_back(source);
            m_folders.add(folderOf(path));
        }
    if (m_document.libraryPath() != m_libraryPath) {
        m_libraryPath = m_document.libraryPath();
        if (!m_libraryPath.empty()) m_folders.add(folderOf(m_libraryPath));
        lookAtFile(m_libraryPath); // the file was read before it was watched
    }
    if (change.areSourcesChanged) {
        m_due.merge(m_dueLater);
        m_dueLater.clear();
        lookSoon();
    }
}

/// Watches the side files of a model, such as buffers and pictures of a glTF file.
void DiskWatch::followSideFiles(SourceId id)
{
    const LibrarySource& source = m_document.library().source(id);
    if (!source.model) return;
    for (const std::string& sideFile : source.model->sideFiles) {
        const std::string path = sideFilePath(source.path, sideFile);
        if (!m_sourcesOfSideFile[path].insert(id).second) continue;
        if (folderOf(path) != folderOf(source.path)) m_sourcesOfFolder[folderOf(path)].push_back(id);
        m_folders.add(folderOf(path));
    }
}

void DiskWatch::forget()
{
    m_job.drop();
    m_soon.stop();
    m_settling.stop();
    m_folders.clear();
    m_sources.clear();
    m_sourcesOfFolder.clear();
    m_sourcesOfSideFile.clear();
    m_libraryPath.clear();
    m_due.clear();
    m_dueLater.clear();
    m_lastLooks.clear();
    m_moving.clear();
    m_dealtWith.clear();
    m_goneModels.clear();
    m_conflicts.clear();
    m_gone.clear();
    m_found = {};
    m_isAllAsked = m_mayDiffer = false;
    m_burst = 0;
    m_burstNews = {};
}

/// Folders that go together, such as with their parent, are reported together.
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

// Choosing the files to check

void DiskWatch::lookAtFile(const std::string& path)
{
    if (!path.empty() && path == m_libraryPath) lookAnew(libraryFile);
    const auto file = setFileOf(path);
    if (const auto found = m_sources.find(file ? sidecarPath(file->model) : path); found != m_sources.end())
        lookAnew(found->second);
    if (const auto model = m_document.library().findSource(path)) m_due.insert(*model);
    if (const auto side = m_sourcesOfSideFile.find(path); side != m_sourcesOfSideFile.end())
        m_due.insert(side->second.begin(), side->second.end());
    lookSoon();
}

/// Reads a file even if it is unchanged since the last check.
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
    KnownFile known;
    known.source = source;
    known.lastLook = lastLook;
    known.stamp = knownStamp(source);
    known.isInConflict = m_conflicts.contains(source);
    if (source == libraryFile) {
        known.path = m_libraryPath;
        return known;
    }
    const LibrarySource& file = m_document.library().source(source);
    known.path = file.path;
    known.isInError = file.sidecarError || file.diskError;
    const auto dealtWith = m_dealtWith.find(source);
    known.model = dealtWith == m_dealtWith.end() ? file.fileState : std::optional(dealtWith->second);
    known.isModelMissing = file.isMissing();
    known.isModelGone = m_goneModels.contains(source);
    if (file.model) known.sideFiles = file.model->sideFiles;
    if (file.model && known.sideFiles.empty()) known.contentHash = file.model->contentHash;
    const auto moving = m_moving.find(source);
    known.isMoving = moving != m_moving.end();
    if (known.isMoving && std::chrono::steady_clock::now() - moving->second.since >= modelSettling)
        known.settled = moving->second.state;
    return known;
}

/// State of the library file, or of a model's sidecars, that was read or written last.
const FileStamp& DiskWatch::knownStamp(SourceId source) const
{
    return source == libraryFile ? m_document.savedStamp()
                                 : m_document.library().source(source).sidecar.stamp;
}

/// Files that have not been read at all yet wait until they are.
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

/// Runs one step at a time: results are delivered before anything else is read.
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
        [this, look](bool isWell) { // unreadable files are read at their next change
            m_job = {};
            m_mayDiffer = m_mayDiffer || !isWell;
            m_found = std::move(*look);
            for (auto& [source, last] : m_found.looks) m_lastLooks.insert_or_assign(source, std::move(last));
            takeModels();
            goOn();
        });
}

/// Runs on another thread.
DiskWatch::Look DiskWatch::found(std::vector<KnownFile> files)
{
    Look look;
    std::int64_t mayBeRead = mostReadAtOnce;
    for (KnownFile& file : files) {
        const bool isLibrary = file.source == libraryFile;
        if (!isLibrary) findModel(file, mayBeRead, look);
        LastLook now{isLibrary ? placeOf(file.path) : placeOfSidecars(file.path), file.stamp};
        if (!file.isInError && isUntouched(now.onDisk, file.stamp)) { // as nearly all files are
            if (file.isInConflict) look.asKnown.push_back(file.source);
            continue;
        }
        // Tags that went with their model are not deleted. The library file is one even where its folder
        // went: what is open is the only one that is known.
        const bool isPlaceThere = now.isPlaceThere = isPathTaken(isLibrary ? folderOf(file.path) : file.path);
        if (file.isInError && file.lastLook) now.known = file.lastLook->known; // damage changed what is known
        if (file.lastLook == now) continue;
        look.looks.emplace(file.source, std::move(now));
        if (isLibrary) {
            if (!isPlaceThere && !isFolderMissing(folderOf(file.path))) continue; // nobody knows
            auto library =
                isPlaceThere
                    ? readLibrary(file.path)
                    : Result<LibraryFileOnDisk>(Error{folderMissing, "its folder is gone", file.path});
            look.library.emplace(FoundLibrary{std::move(file), std::move(library)});
            continue;
        }
        auto sidecar = loadSidecar(file.path);
        const bool mayBeNews = sidecar && (sidecar->stamp.exists || isPlaceThere);
        const bool isAsKnown = mayBeNews && sidecar->stamp.hasContentOf(file.stamp);
        if (isAsKnown && file.isInConflict) look.asKnown.push_back(file.source);
        const bool isNews = !sidecar || file.isInError || (mayBeNews && !isAsKnown);
        if (!isNews) continue;
        look.sidecars.push_back({std::move(file), std::move(sidecar), !isPlaceThere});
    }
    return look;
}

/// Checks a model file. Its content is compared only once it is stable, and not beyond `mayBeRead` bytes: the
/// other models go on waiting.
void DiskWatch::findModel(const KnownFile& file, std::int64_t& mayBeRead, Look& look)
{
    const bool isKnown = file.model || file.isModelMissing; // else the state that was read is unknown
    const auto state = [&file] { return stateWithSideFiles(file.path, stateOf(file.path), file.sideFiles); };
    const std::optional<FileState> now = isKnown ? state() : std::nullopt;
    const bool isGone = file.model && !now && !isPathTaken(file.path) && isPathTaken(folderOf(file.path));
    if (isGone && !file.isModelGone) {
        const bool isSettled = file.settled == FileState();
        look.models.emplace(file.source,
                            FoundModel{FileState(), isSettled ? ModelFind::Gone : ModelFind::Moving});
        return;
    }
    if (!now || now == file.model) {
        if (file.isMoving || (file.isModelGone && !isGone))
            look.models.emplace(file.source, FoundModel{FileState(), ModelFind::AsKnown});
        return;
    }
    ModelFind find = ModelFind::Moving;
    if (now == file.settled && mayBeRead > 0) {
        find = ModelFind::Replaced;
        if (file.contentHash) {
            mayBeRead -= now->size;
            const auto held = fingerprintOf(file.path, std::size_t(mostReadAtOnce));
            if (state() != now)
                find = ModelFind::Moving;
            else if (held && held->hash == *file.contentHash)
                find = ModelFind::Touched;
        }
    }
    look.models.emplace(file.source, FoundModel{*now, find});
}

/// Notes moving models for another check, touched ones as handled, and replaced ones for delivery.
void DiskWatch::takeModels()
{
    for (const auto& [source, found] : std::exchange(m_found.models, {})) {
        if (found.find == ModelFind::Moving) {
            const auto [moving, isNew] =
                m_moving.try_emplace(source, MovingModel{found.state, std::chrono::steady_clock::now()});
            if (!isNew && moving->second.state != found.state)
                moving->second = {found.state, std::chrono::steady_clock::now()};
            m_mayDiffer = true;
            continue;
        }
        m_moving.erase(source);
        if (m_goneModels.erase(source) > 0) m_document.setModelsGone(std::span(&source, 1), false);
        if (found.find == ModelFind::Gone) {
            m_goneModels.insert(source);
            m_found.gone.push_back(source);
        }
        if (found.find == ModelFind::Touched) m_dealtWith.insert_or_assign(source, found.state);
        if (found.find == ModelFind::Replaced) m_found.replaced.emplace(source, found.state);
    }
    if (!m_moving.empty() && !m_settling.isActive()) m_settling.start();
}

void DiskWatch::lookAtMoving()
{
    for (const auto& [source, moving] : m_moving) m_due.insert(source);
    goOn();
    if (!m_moving.empty() && !m_settling.isActive()) m_settling.start();
}

/// Whether the document still has the state that the file was compared with. If not, as after a save, the
/// file is read once more.
bool DiskWatch::isStillKnown(const KnownFile& file)
{
    const KnownFile now = known(file.source);
    if (now.path == file.path && now.stamp == file.stamp) return true;
    m_due.insert(file.source);
    return false;
}

void DiskWatch::deliver()
{
    if (!mayTakeNews(m_document)) return m_soon.start();
    endConflicts(std::exchange(m_found.asKnown, {}));
    deliverLibrary();
    deliverSidecars();
    deliverModels();
    QMetaObject::invokeMethod(this, &DiskWatch::goOn, Qt::QueuedConnection);
}

void DiskWatch::deliverLibrary()
{
    const auto found = std::exchange(m_found.library, std::nullopt);
    if (!found || !isStillKnown(found->file)) return;
    const DiskNews news = m_document.takeLibraryFile(found->library);
    if (!news.conflicting.empty())
        noteConflicts({libraryFile});
    else if (news.errors.empty())
        endConflicts({libraryFile});
    tell(news);
}

/// Delivers as many as do not delay the window noticeably; the rest follows, in the same step.
void DiskWatch::deliverSidecars()
{
    std::vector<SidecarOnDisk> next;
    while (!m_found.sidecars.empty() && next.size() < mostAtOnce) {
        FoundSidecar found = std::move(m_found.sidecars.back());
        m_found.sidecars.pop_back();
        if (isStillKnown(found.file))
            next.push_back({found.file.source, std::move(found.sidecar), found.isModelGone});
    }
    if (next.empty()) return;
    if (m_burst == 0) m_burst = m_document.newGesture();
    std::vector<SourceId> read;
    for (const SidecarOnDisk& each : next)
        if (each.sidecar) read.push_back(each.source);
    const DiskNews news = m_document.takeSidecars(std::move(next), m_burst);
    const auto isSettled = std::ranges::partition(read, [&](SourceId source) {
        const std::string file = sidecarPath(m_document.library().source(source).shown);
        return std::ranges::find(news.conflicting, file) != news.conflicting.end();
    });
    endConflicts({isSettled.begin(), isSettled.end()});
    noteConflicts({read.begin(), isSettled.begin()});
    m_burstNews.append(news);
    if (m_found.isEmpty() && m_due.empty()) endBurst();
}

/// Notes the models as handled, whatever their reading results in.
void DiskWatch::deliverModels()
{
    DiskNews news;
    std::vector<SourceId> replaced;
    for (const auto& [source, state] : std::exchange(m_found.replaced, {})) {
        m_dealtWith.insert_or_assign(source, state);
        news.replaced.push_back(m_document.library().source(source).shown);
        replaced.push_back(source);
    }
    const std::vector<SourceId> gone = std::exchange(m_found.gone, {});
    for (const SourceId source : gone) news.goneModels.push_back(m_document.library().source(source).shown);
    m_document.setModelsGone(gone, true);
    m_document.readAnew(std::move(replaced));
    tell(news);
}

void DiskWatch::noteConflicts(const std::vector<SourceId>& sources)
{
    for (const SourceId source : sources) m_conflicts.insert_or_assign(source, knownStamp(source));
    if (!sources.empty()) emit conflictsFound(sources);
}

void DiskWatch::endConflicts(std::vector<SourceId> sources)
{
    std::erase_if(sources, [this](SourceId source) { return m_conflicts.erase(source) == 0; });
    if (!sources.empty()) emit conflictsEnded(sources);
}

/// Edits that are undone can be redone, and are in conflict again then; those that were saved, or undone
/// before the model was read again with the tags on the disk, are not.
void DiskWatch::endConflictsOfSaved()
{
    std::vector<SourceId> ended;
    for (const auto& [source, stamp] : m_conflicts)
        if (!(knownStamp(source) == stamp)) ended.push_back(source);
    endConflicts(std::move(ended));
}

/// Ends the burst: a step that is marked as saved merges no more sidecars, so it is marked once all are
/// taken; then they are reported together.
void DiskWatch::endBurst()
{
    if (std::exchange(m_burst, 0) == 0) return;
    m_document.noteStepSaved();
    tell(std::exchange(m_burstNews, {}));
}

void DiskWatch::tell(const DiskNews& news)
{
    if (news.isEmpty()) return;
    m_mayDiffer = true;
    emit taken(news);
}

} // namespace tagline
