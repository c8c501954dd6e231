#include "app/document/library/watching/NewFileWatch.h"

#include "app/document/library/watching/NewsMoment.h"
#include "core/import/ModelImporter.h"
#include "core/io/TagSidecar.h"
#include "core/library/LinklessPath.h"
#include "core/library/opening/NamesWithoutText.h"
#include "core/support/text/PathText.h"
#include "core/system/FileStatus.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

namespace tagline {
namespace {

using namespace std::chrono_literals;

constexpr auto newsTogether = 150ms; ///< changes that arrive together are looked at together
/// Time after which an empty file counts as complete: exporters may open a file long before they write it.
constexpr auto emptySettling = 6s;
constexpr std::size_t mostWatched = 4000;  ///< folders: systems allow some thousands, for all programs
constexpr std::size_t mostCompared = 4096; ///< entries of folders, before the window goes on
/// File systems may keep times this closely: a folder may change in the same tick once more.
constexpr std::int64_t timeStep = 2'000'000'000;

bool isModelToAdd(const std::string& path)
{
    LibraryScan scan;
    scan.sources.push_back({path, path, {}, false});
    refuseNamesWithoutText(scan);
    return !scan.sources.empty() && isScannedModel(path);
}

std::string pathIn(const std::string& folder, std::string_view name)
{
    return (folder.ends_with('/') ? folder : folder + '/') + std::string(name);
}

/// The innermost folder that both lie in, or are.
std::string folderOfBoth(std::string folder, const std::string& other)
{
    while (!folder.empty() && folder != other && !other.starts_with(pathIn(folder, {})))
        folder = folder == "/" ? std::string() : folderOf(folder);
    return folder;
}

} // namespace

NewFileWatch::NewFileWatch(LibraryDocument& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(newsTogether);
    connect(&m_soon, &QTimer::timeout, this, &NewFileWatch::look);
    m_settling.setSingleShot(true);
    m_settling.setTimerType(Qt::PreciseTimer);
    m_settling.setInterval(modelSettling + 10ms); // files are stable when it fires
    connect(&m_settling, &QTimer::timeout, this, &NewFileWatch::lookAtMoving);
    connect(&m_document, &LibraryDocument::changed, this, &NewFileWatch::follow);
    const auto takeNotice = [this](const std::string& path) {
        m_others.erase(path);
        notice(path);
        lookSoon();
    };
    connect(&m_watched, &WatchedFolders::fileChanged, this, takeNotice);
    connect(&m_watched, &WatchedFolders::entryMade, this, takeNotice);
    connect(&m_watched, &WatchedFolders::folderDue, this, [this](const std::string& folder) {
        m_due.insert(folder);
        noticeOthersIn(folder); // written in place, they leave the folder as it is
        lookSoon();
    });
}

NewFileWatch::~NewFileWatch() = default;

void NewFileWatch::follow(const DocumentChange& change)
{
    if (change.isReset) forget();
    for (const std::string& shown : change.wholeFolders) {
        const std::string folder = shown.empty() ? "." : shown;
        if (m_roots.try_emplace(folder, shown).second) m_due.insert(folder);
    }
    lookSoon();
}

void NewFileWatch::forget()
{
    m_job.drop();
    m_soon.stop();
    m_settling.stop();
    m_watched.clear();
    m_roots.clear();
    m_folders.clear();
    m_due.clear();
    m_entries.clear();
    m_moving.clear();
    m_others.clear();
    m_ready.clear();
    m_count = 0;
}

/// Has a path looked at, unless it is known or can be neither a folder nor a model.
void NewFileWatch::notice(const std::string& path)
{
    if (fileNameOf(path).starts_with('.') || modelPathOfSidecar(path)) return;
    if (!m_document.library().findSource(path)) m_due.insert(path);
}

/// Has files of a folder that were no models looked at: in another state they may be.
void NewFileWatch::noticeOthersIn(const std::string& folder)
{
    const std::string within = pathIn(folder, {});
    for (auto other = m_others.lower_bound(within);
         other != m_others.end() && other->first.starts_with(within); ++other)
        if (folderOf(other->first) == folder) m_due.insert(other->first);
}

// Looking

void NewFileWatch::lookSoon()
{
    if (!m_soon.isActive() && (!m_due.empty() || !m_ready.empty())) m_soon.start();
}

void NewFileWatch::lookAtMoving()
{
    for (const auto& [path, moving] : m_moving) m_due.insert(path);
    look();
}

/// Runs one look at a time: another one follows once its results are dealt with.
void NewFileWatch::look()
{
    if (m_job.isGiven() || !m_entries.empty()) return;
    add();
    if (m_due.empty()) return takeEntries();
    const auto look = std::make_shared<Look>();
    m_job = m_jobs.start(
        tr("Looking for new files"), [paths = takeDue(), look] { *look = found(paths); },
        [this, look](bool) { // paths that could not be looked at are at their next change
            m_job = {};
            take(std::move(*look));
        });
}

std::vector<NewFileWatch::AskedPath> NewFileWatch::takeDue()
{
    const auto now = std::chrono::steady_clock::now();
    std::vector<AskedPath> paths;
    for (const std::string& path : std::exchange(m_due, {})) {
        AskedPath asked{path, m_roots.contains(path), {}, {}, {}};
        if (const auto other = m_others.find(path); other != m_others.end()) asked.other = other->second;
        if (const auto folder = m_folders.find(path); folder != m_folders.end())
            asked.listed = folder->second.listed;
        if (const auto moving = m_moving.find(path); moving != m_moving.end()) {
            const MovingFile& file = moving->second;
            const auto needed = file.state.size > 0 ? modelSettling : emptySettling;
            if (now - file.since >= needed) asked.settled = file.state;
        }
        paths.push_back(std::move(asked));
    }
    return paths;
}

/// Runs on another thread.
NewFileWatch::Look NewFileWatch::found(const std::vector<AskedPath>& paths)
{
    Look look;
    for (const AskedPath& asked : paths) {
        const auto status = statusOf(asked.path);
        if (status && status->kind == FileKind::Folder) {
            if (asked.listed != status->modified) findFolder(asked, status->modified, look);
            continue;
        }
        const auto state = stateOf(asked.path);
        if (!state || !ModelImporter::canRead(asked.path)) {
            look.gone.push_back(asked.path);
            continue;
        }
        if (asked.other == state) continue;
        FileFind find = FileFind::Moving;
        if (asked.settled == state) find = isModelToAdd(asked.path) ? FileFind::Model : FileFind::Other;
        look.files.push_back({asked.path, *state, find});
    }
    return look;
}

/// Lists a folder. Of a link, only the folder that it leads to is found: that one is listed if it is not
/// known yet, so that loops end.
void NewFileWatch::findFolder(const AskedPath& asked, std::int64_t modified, Look& look)
{
    FoundFolder found{asked.path, canonicalPath(asked.path), {}, {}};
    if (found.path != asked.path) {
        if (asked.isRoot || !leadsUp(folderOf(asked.path), asked.path))
            look.folders.push_back(std::move(found));
        return;
    }
    if (fileTimeNow() - modified > timeStep) found.listed = modified;
    found.entries = entriesToScan(asked.path);
    look.folders.push_back(std::move(found));
}

// Taking what was found

void NewFileWatch::take(Look look)
{
    for (const std::string& path : look.gone) takeGone(path);
    for (FoundFolder& folder : look.folders) takeFolder(std::move(folder));
    for (FoundFile& file : look.files) takeFile(std::move(file));
    add();
    if (!m_moving.empty() && !m_settling.isActive()) m_settling.start();
    takeEntries();
}

/// A sub-folder that comes back is an entry of its folder.
void NewFileWatch::takeGone(const std::string& path)
{
    std::erase_if(m_ready, [&](const FoundFile& file) { return file.path == path; });
    m_moving.erase(path);
    m_others.erase(path);
    const auto folder = m_folders.find(path);
    if (folder != m_folders.end() && folder->second.isRoot) {
        folder->second.listed.reset(); // what is in it may have been forgotten by the time it comes back
        return;
    }
    m_watched.forgetMissing(path);
    if (folder != m_folders.end()) m_folders.erase(folder);
}

void NewFileWatch::takeFolder(FoundFolder found)
{
    auto folder = m_folders.find(found.path);
    if (folder == m_folders.end()) {
        if (m_folders.size() >= mostWatched) return;
        const auto root = m_roots.find(found.asked);
        const bool isRoot = root != m_roots.end();
        folder =
            m_folders.emplace(found.path, Folder{isRoot ? root->second : shownPath(found.asked), isRoot, {}})
                .first;
        m_watched.add(found.path);
        if (found.path != found.asked) m_due.insert(found.path);
    }
    if (found.path != found.asked) return;
    folder->second.listed = found.listed;
    m_entries.insert(m_entries.end(), std::make_move_iterator(found.entries.begin()),
                     std::make_move_iterator(found.entries.end()));
}

/// A file that waits to be added and is written again begins anew.
void NewFileWatch::takeFile(FoundFile found)
{
    std::erase_if(m_ready, [&](const FoundFile& file) { return file.path == found.path; });
    m_others.erase(found.path);
    if (found.find == FileFind::Moving && !m_document.library().findSource(found.path)) {
        const auto now = std::chrono::steady_clock::now();
        const auto [moving, isNew] = m_moving.try_emplace(found.path, MovingFile{found.state, now});
        if (!isNew && moving->second.state != found.state) moving->second = {found.state, now};
        return;
    }
    m_moving.erase(found.path);
    if (found.find == FileFind::Other) m_others.emplace(found.path, found.state);
    if (found.find == FileFind::Model) m_ready.push_back(std::move(found));
}

/// Compares entries of folders with the library, not so many at once that it would delay the window
/// noticeably.
void NewFileWatch::takeEntries()
{
    for (std::size_t i = 0; i < mostCompared && !m_entries.empty(); ++i) {
        const std::string path = std::move(m_entries.back());
        m_entries.pop_back();
        if (!m_folders.contains(path) && !m_others.contains(path)) notice(path);
    }
    if (!m_entries.empty()) {
        QMetaObject::invokeMethod(this, &NewFileWatch::takeEntries, Qt::QueuedConnection);
        return;
    }
    if (m_moving.empty() && m_ready.empty()) m_count = 0;
    lookSoon();
    emit looked();
}

void NewFileWatch::add()
{
    if (m_ready.empty() || !mayTakeNews(m_document)) return;
    LibraryScan scan;
    for (const FoundFile& file : std::exchange(m_ready, {}))
        if (!m_document.library().findSource(file.path))
            scan.sources.push_back({file.path, shownPath(file.path), {}, false, file.state.size});
    if (scan.sources.empty()) return;
    std::ranges::sort(scan.sources, {}, &FoundSource::shown);
    for (const FoundSource& source : scan.sources) {
        const std::string folder = folderOf(source.shown);
        m_folder = m_count++ == 0 ? folder : folderOfBoth(std::move(m_folder), folder);
    }
    m_document.addScan(scan, {});
    emit added(m_count, QString::fromStdString(m_folder));
}

/// The path as people know it, by that of its folder.
std::string NewFileWatch::shownPath(const std::string& path) const
{
    const auto folder = m_folders.find(folderOf(path));
    if (folder == m_folders.end()) return path;
    const std::string name(fileNameOf(path));
    return folder->second.shown.empty() ? name : pathIn(folder->second.shown, name);
}

} // namespace tagline
