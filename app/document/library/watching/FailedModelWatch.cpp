#include "app/document/library/watching/FailedModelWatch.h"

#include "app/document/library/watching/NewsMoment.h"
#include "core/import/ModelImporter.h"
#include "core/io/TagSidecar.h"
#include "core/support/text/PathText.h"
#include "core/system/FileStatus.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <utility>

namespace tagline {
namespace {

using namespace std::chrono_literals;

constexpr auto besideTogether = 150ms;   ///< changes that arrive together are looked at together
constexpr std::size_t mostBeside = 4096; ///< files of a folder that are told apart
constexpr std::size_t mostBelow = 16;    ///< folders in it: more of them are no parts of one model
/// Nanoseconds; a file that came within this time may have come while a model was read.
constexpr std::int64_t longestReading = 60'000'000'000;

/// Whether a reading of the source failed for what its file holds.
bool hasFailed(const LibrarySource& source)
{
    return source.state == SourceState::Failed && !source.wasCancelled() && !source.isMissing();
}

/// Whether a model may need the file of this name: models and files of tags are followed by others.
bool mayBeNeeded(const std::string& name)
{
    return !name.starts_with('.') && !modelPathOfSidecar(name) && !ModelImporter::canRead(name);
}

/// Calls `visit` for each folder of a folder and each file of it that a model may need, by its name.
template<class Visit>
void forEachEntry(const std::string& folder, Visit visit)
{
    std::error_code problem, ofEntry;
    const std::filesystem::directory_iterator end;
    for (std::filesystem::directory_iterator entry(folder, problem); !problem && entry != end;
         entry.increment(problem)) {
        const std::string name = entry->path().filename().string();
        if (mayBeNeeded(name)) visit(name, entry->is_directory(ofEntry));
    }
}

} // namespace

FailedModelWatch::FailedModelWatch(LibraryDocument& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(besideTogether);
    connect(&m_soon, &QTimer::timeout, this, &FailedModelWatch::look);
    m_settling.setSingleShot(true);
    m_settling.setTimerType(Qt::PreciseTimer);
    m_settling.setInterval(modelSettling + 10ms); // files are stable when it fires
    connect(&m_settling, &QTimer::timeout, this, &FailedModelWatch::lookAtMoving);
    connect(&m_document, &LibraryDocument::changed, this, &FailedModelWatch::follow);
    connect(&m_watched, &WatchedFolders::folderDue, this, &FailedModelWatch::notice);
    connect(&m_watched, &WatchedFolders::entryMade, this,
            [this](const std::string& path) { notice(folderOf(path)); }); // it may be a folder
    connect(&m_watched, &WatchedFolders::fileChanged, this, [this](const std::string& path) {
        if (mayBeNeeded(std::string(fileNameOf(path)))) notice(folderOf(path));
    });
}

FailedModelWatch::~FailedModelWatch() = default;

void FailedModelWatch::follow(const DocumentChange& change)
{
    if (change.isReset) forget();
    if (!change.areSourcesChanged) return;
    for (const SourceId id : change.sources) {
        const LibrarySource& source = m_document.library().source(id);
        if (hasFailed(source)) {
            noteFailed(id, source);
            continue;
        }
        if (m_folders.empty() || source.state == SourceState::Pending) continue;
        const auto folder = m_folders.find(folderOf(source.path));
        if (folder == m_folders.end()) continue;
        folder->second.models.erase(id);
        if (folder->second.models.empty()) m_folders.erase(folder);
    }
}

void FailedModelWatch::noteFailed(SourceId id, const LibrarySource& source)
{
    const std::string path = folderOf(source.path);
    Folder& folder = m_folders[path];
    const auto [model, isNew] = folder.models.try_emplace(id, FailedModel{source.fileState});
    if (!isNew && model->second.file != source.fileState) model->second = {source.fileState};
    if (!isNew) return;
    m_watched.add(path);
    notice(path);
}

void FailedModelWatch::forget()
{
    m_job.drop();
    m_soon.stop();
    m_settling.stop();
    m_watched.clear();
    m_folders.clear();
    m_due.clear();
}

/// Has a folder, and the one that it lies in, looked at where one of its models may be tried.
void FailedModelWatch::notice(const std::string& path)
{
    const auto mayBeTried = [](const auto& each) { return each.second.tries < mostTries; };
    for (const std::string& each : {path, folderOf(path)}) {
        const auto folder = m_folders.find(each);
        if (folder == m_folders.end() || !std::ranges::any_of(folder->second.models, mayBeTried)) continue;
        m_due.insert(each);
        if (!m_soon.isActive()) m_soon.start();
    }
}

void FailedModelWatch::lookAtMoving()
{
    for (const auto& [path, folder] : m_folders)
        if (folder.moving) m_due.insert(path);
    look();
}

/// Runs one look at a time.
void FailedModelWatch::look()
{
    if (m_job.isGiven() || m_due.empty()) return;
    const auto all = std::make_shared<std::vector<FoundFolder>>();
    m_job = m_jobs.start(
        tr("Looking at files on the disk"),
        [folders = std::exchange(m_due, {}), all] {
            for (const std::string& folder : folders) all->push_back(found(folder));
        },
        [this, all](bool) { // folders that could not be looked at are at their next change
            m_job = {};
            for (FoundFolder& each : *all) take(std::move(each));
            const auto isMoving = [](const auto& each) { return each.second.moving.has_value(); };
            if (std::ranges::any_of(m_folders, isMoving) && !m_settling.isActive()) m_settling.start();
            if (!m_due.empty() && !m_soon.isActive()) m_soon.start();
        });
}

/// Runs on another thread.
FailedModelWatch::FoundFolder FailedModelWatch::found(const std::string& folder)
{
    FoundFolder found{folder, {}, {}};
    const std::int64_t recent = fileTimeNow() - longestReading;
    const auto add = [&](const std::string& path, std::string name) {
        const auto state = found.beside.size() < mostBeside ? stateOf(path) : std::nullopt;
        if (!state) return;
        found.isRecent = found.isRecent || state->noted >= recent;
        found.beside.emplace(std::move(name), *state);
    };
    std::vector<std::string> folders;
    forEachEntry(folder, [&](const std::string& name, bool isFolder) {
        if (isFolder)
            folders.push_back(name);
        else
            add(folder + '/' + name, name);
    });
    if (folders.size() > mostBelow) return found;
    for (const std::string& below : folders) {
        const std::string path = found.below.emplace_back(folder + '/' + below);
        forEachEntry(path, [&](const std::string& name, bool isFolder) {
            if (!isFolder) add(path + '/' + name, below + '/' + name);
        });
    }
    return found;
}

void FailedModelWatch::take(FoundFolder found)
{
    const auto at = m_folders.find(found.path);
    if (at == m_folders.end()) return;
    Folder& folder = at->second;
    for (const std::string& below : found.below) m_watched.add(below);
    bool isDoubtful = false;
    for (auto& [id, model] : folder.models) {
        if (std::exchange(model.isNew, false)) model.isDoubtful = found.isRecent;
        isDoubtful = isDoubtful || model.isDoubtful;
    }
    if (!folder.tried) folder.tried = found.beside;
    const bool areOthers = folder.tried != found.beside;
    if (!areOthers && !isDoubtful) return folder.moving.reset();
    const auto now = std::chrono::steady_clock::now();
    if (!folder.moving || folder.moving->files != found.beside) {
        folder.moving = {std::move(found.beside), now};
    } else if (now - folder.moving->since >= modelSettling && mayTakeNews(m_document)) {
        folder.tried = std::move(found.beside);
        folder.moving.reset();
        tryAnew(folder, areOthers ? Tried::All : Tried::DoubtfulOnes);
    }
}

void FailedModelWatch::tryAnew(Folder& folder, Tried which)
{
    std::vector<SourceId> again;
    for (auto& [id, model] : folder.models) {
        const bool isMeant = std::exchange(model.isDoubtful, false) || which == Tried::All;
        if (isMeant && model.tries++ < mostTries) again.push_back(id);
    }
    m_document.readAnew(std::move(again));
}

} // namespace tagline
