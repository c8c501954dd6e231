#include "core/import/ModelImporter.h"

#include "core/import/CacheForgetting.h"
#include "core/import/CacheNames.h"
#include "core/import/CachePruning.h"
#include "core/import/FileStamps.h"
#include "core/import/ImportFailure.h"
#include "core/import/ImportWorkers.h"
#include "core/import/exchange/ClipCache.h"
#include "core/import/exchange/ErrorLine.h"
#include "core/import/exchange/ImportFormats.h"
#include "core/support/text/ErrorText.h"
#include "core/system/FolderEntries.h"
#include "core/system/RegularFile.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

namespace tagline {
namespace {

using ModelResult = Result<std::shared_ptr<const ImportedModel>>;
namespace fs = std::filesystem;

constexpr const char* refusalEnding = ".refusal";
/// A worker that has read a larger file may lack the memory for another.
constexpr std::int64_t largestToGoOn = 32 << 20;

/// The folder of the model and its other files, with links resolved as the worker does.
std::string realFolderOf(const std::string& path)
{
    std::error_code problem;
    const fs::path real = fs::canonical(path, problem);
    return problem ? fs::path(path).parent_path().string() : real.parent_path().string();
}

/// Removes files left by killed programs, at this process's first read in a cache folder.
void sweepOnce(const std::string& cacheFolder)
{
    static std::mutex mutex;
    static std::set<std::string> swept;
    const std::lock_guard lock(mutex);
    if (swept.insert(cacheFolder).second) sweepPrivateFolders(cacheFolder);
}

Error unwritable(const std::string& folder, const std::error_code& problem)
{
    return {"import.unwritable", "the cache folder cannot be written: " + problem.message(), folder};
}

/// The folder for reading without a cache: in memory if the system has such a folder.
std::string memoryFolder()
{
    std::error_code problem;
    const fs::path memory = "/dev/shm";
    if (fs::is_directory(memory, problem) && mayWrite(memory.string())) return memory.string();
    return fs::temp_directory_path(problem).string();
}

/// The bytes of a small file; empty if it does not exist.
std::string smallFile(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(file), {});
}

std::int64_t sizeOf(const std::string& path)
{
    const auto state = stateOf(path);
    return state ? state->size : 0;
}

Error unknownFormat(const std::string& path)
{
    return {"import.unknown-format",
            "Tagline does not read files with this ending: try FBX, glTF, GLB, Collada (.dae), BVH, AMASS "
            "(.npz) or joints' places (.npy)",
            path};
}

/// Fingerprint of a model file: not read if it is as it was the last time. Errors say why it cannot be one.
Result<FileFingerprint> fingerprintOfModel(const std::string& path, const std::optional<FileState>& state,
                                           const ImportEnvironment& environment, const FileStamps& stamps,
                                           const std::atomic<bool>* cancelled)
{
    const auto largestBytes = std::size_t(environment.largestFileBytes);
    if (!importFormatOf(path)) {
        const auto file = RegularFile::open(path, largestBytes);
        return file ? unknownFormat(path) : file.error();
    }
    auto held = stamps.fingerprint(path, state, largestBytes, cancelled);
    if (held && held->size == 0) return Error{"import.empty", "the file is empty: export it again", path};
    return held;
}

/// Records the hash of the model file and the paths of its side files in the model.
void noteOrigin(const CachedModel& read, std::uint64_t hash)
{
    read.model->contentHash = hash;
    for (std::size_t i = 1; i < read.sources.size(); ++i)
        read.model->sideFiles.push_back(read.sources[i].path);
}

/// The request without the rate of the tags, which has no effect if the file has a rate or the same rate is
/// guessed.
ImportRequest withoutRateOfTags(ImportRequest request)
{
    request.settings.rateIfLost.reset();
    return request;
}

/// Whether a file that was read without the rate of its tags would change with it.
bool wouldTake(const ImportedModel& model, FrameRate ofTags)
{
    return !model.clips.empty() && std::ranges::all_of(model.clips, [&](const Clip& clip) {
        return clip.isRateGuessed && clip.rate != ofTags;
    });
}

/// Whether a file that was read with the rate of its tags could change without it.
bool mayHaveTaken(const ImportedModel& model, FrameRate ofTags)
{
    return !model.clips.empty() && std::ranges::all_of(model.clips, [&](const Clip& clip) {
        return !clip.isRateGuessed && clip.rate == ofTags;
    });
}

/// The import of one file through the cache.
struct ImportTask
{
    const ImportEnvironment& environment;
    ImportRequest request;
    FileFingerprint fingerprint;
    const FileStamps& stamps;
    const std::atomic<bool>* cancelled = nullptr;

    std::size_t largestBytes() const { return std::size_t(environment.largestFileBytes); }

    /// Whether the other source files are unchanged; the model file itself has this fingerprint.
    bool isCurrent(const std::vector<SourceFile>& sources) const
    {
        if (sources.empty() || !isSame(sources.front(), fingerprint)) return false;
        const auto others = std::span(sources).subspan(1);
        return others.empty() || areUnchanged(others, realFolderOf(request.path), largestBytes(), stamps);
    }

    /// The model of a cache file, if that is valid and its sources are unchanged; else null.
    std::shared_ptr<const ImportedModel> fromCache(const std::string& cachePath) const
    {
        const bool isChecked = stamps.isChecked(cachePath);
        auto cached = readClipCache(cachePath, isChecked ? CacheCheck::Layout : CacheCheck::Everything);
        if (!cached || !isCurrent(cached->sources)) return nullptr;
        if (!isChecked) stamps.noteChecked(cachePath);
        setUsedNow(cachePath);
        noteOrigin(*cached, fingerprint.hash);
        return cached->model;
    }

    /// The cached model or refusal of the file; none if it has to be read.
    std::optional<ModelResult> known() const
    {
        const auto& ofTags = request.settings.rateIfLost;
        const std::string plainPath = cachePath(withoutRateOfTags(request));
        if (auto model = fromCache(plainPath); model && !(ofTags && wouldTake(*model, *ofTags))) return model;
        if (auto refusal = refusalFrom(plainPath + refusalEnding)) return *std::move(refusal);
        if (!ofTags) return std::nullopt;
        if (auto model = fromCache(cachePath(request))) return model;
        return std::nullopt;
    }

    /// Path in the cache for the result; it does not depend on the rate of the tags if the result does not.
    std::string placeFor(const ImportedModel* read) const
    {
        const auto& ofTags = request.settings.rateIfLost;
        const bool isOfTags = read && ofTags && mayHaveTaken(*read, *ofTags);
        const std::string path = cachePath(isOfTags ? request : withoutRateOfTags(request));
        return read ? path : path + refusalEnding;
    }

    std::string cachePath(const ImportRequest& asked) const
    {
        return environment.cacheFolder + '/' + cacheName(fingerprint, asked);
    }

    /// The refusal in a cache file, if its sources are unchanged.
    std::optional<Error> refusalFrom(const std::string& refusalPath) const
    {
        const std::string line = smallFile(refusalPath);
        auto refusal = errorFromOutput(line);
        if (!refusal || !isCurrent(sourcesFromOutput(line))) return std::nullopt;
        return asRefusal(*std::move(refusal), request);
    }

    /// Reads the file in a worker; none if the worker failed and had read other files before, which may be
    /// the cause.
    std::optional<Result<CachedModel>> fromWorker(ImportWorker& worker)
    {
        request.resultPath = worker.resultPath();
        const bool isFresh = !worker.process.isRunning();
        std::vector<std::string> words = toArguments(request);
        words.insert(words.begin(), takeMoreOption);
        const auto end =
            worker.process.ask(environment.workerPath, words, environment.wallSeconds, cancelled);
        if (!isFresh && isForOthers(end)) return std::nullopt;
        return resultOf(end);
    }

    /// Whether the process may have ended for another reason than the file: files that it read before.
    static bool isForOthers(const ProcessEnd& end)
    {
        return end.kind != ProcessEnd::Kind::Answered && end.kind != ProcessEnd::Kind::Cancelled;
    }

    static bool isDone(const ProcessEnd& end)
    {
        return end.kind == ProcessEnd::Kind::Answered ||
               (end.kind == ProcessEnd::Kind::Exited && end.value == 0);
    }

    /// The result that a worker left at the request's path.
    Result<CachedModel> resultOf(const ProcessEnd& end) const
    {
        if (!isDone(end)) {
            keepRefusal(end);
            return importFailure(end, request, environment.workerPath, environment.wallSeconds);
        }
        std::error_code ignored;
        if (!fs::is_regular_file(fs::symlink_status(request.resultPath, ignored)))
            return Error{"import.bad-result", "the importer left no result", request.path};
        auto result = readClipCache(request.resultPath);
        if (!result)
            return withOriginal(
                {"import.bad-result", "what the importer left of it is not valid: try again", request.path},
                result.error().message);
        return result;
    }

    /// Key of the files that can share a worker: a worker can read one folder only, and either loads the
    /// image readers or does not.
    std::string room() const
    {
        const bool isPlain = !mayHoldPictures(*importFormatOf(request.path));
        return realFolderOf(request.path) + (isPlain ? "/plain" : "/other");
    }

    /// Writes the worker's refusal of the file to its result path, for the cache. Refusals that depend on
    /// more than files (memory, time) are not written: they name no sources, or are temporary.
    void keepRefusal(const ProcessEnd& end) const
    {
        const bool isSaid = end.kind == ProcessEnd::Kind::Exited && isCurrent(sourcesFromOutput(end.output));
        const auto said = errorFromOutput(end.output);
        if (!isSaid || !said || said->code == "import.out-of-memory") return;
        std::ofstream(request.resultPath, std::ios::binary | std::ios::trunc)
            << toErrorLine(*said, sourcesFromOutput(end.output));
    }
};

} // namespace

ModelImporter::ModelImporter(ImportEnvironment environment)
    : m_environment(std::move(environment))
    , m_cacheProblem(std::make_shared<CacheProblem>())
    , m_workers(std::make_shared<ImportWorkers>())
    , m_pruner(std::make_shared<CachePruner>(m_environment.cacheFolder, m_environment.mostCacheBytes))
{
}

void forgetCached(const ImportEnvironment& environment, const std::string& path,
                  const ImportSettings& settings)
{
    const FileStamps stamps(environment.cacheFolder + "/stamps");
    const auto fingerprint = fingerprintOfModel(path, stateOf(path), environment, stamps, nullptr);
    const ImportLimits limits{environment.addressSpaceBytes, environment.cpuSeconds,
                              environment.largestFileBytes};
    if (!fingerprint) return;
    const ImportRequest request{path, {}, settings, limits};
    for (const ImportRequest& each : {request, withoutRateOfTags(request)})
        removeFile(environment.cacheFolder + '/' + cacheName(*fingerprint, each));
}

Result<std::shared_ptr<const ImportedModel>> ModelImporter::read(const std::string& path,
                                                                 const ImportSettings& settings,
                                                                 const std::atomic<bool>* cancelled) const
{
    sweepOnce(m_environment.cacheFolder);
    const FileStamps stamps(m_environment.cacheFolder + "/stamps");
    const auto before = stateOf(path);
    const auto fingerprint = fingerprintOfModel(path, before, m_environment, stamps, cancelled);
    if (!fingerprint) return fingerprint.error();

    const ImportLimits limits{m_environment.addressSpaceBytes, m_environment.cpuSeconds,
                              m_environment.largestFileBytes};
    ImportTask task{m_environment, {path, {}, settings, limits}, *fingerprint, stamps, cancelled};
    if (auto known = task.known()) return *std::move(known);
    auto worker = m_workers->take(task.room());
    auto read = worker ? task.fromWorker(*worker) : std::nullopt;
    if (!read) {
        auto own = workFolder();
        if (!own) return own.error();
        worker = std::make_unique<ImportWorker>(task.room(), *std::move(own));
        read = task.fromWorker(*worker);
    }
    if (!*read && read->error().code == "import.unwritable") { // the disk is full
        noteCacheProblem({"import.unwritable", read->error().message, m_environment.cacheFolder});
        auto own = PrivateFolder::make(memoryFolder());
        if (!own) return own.error();
        worker = std::make_unique<ImportWorker>(task.room(), *std::move(own));
        read = task.fromWorker(*worker);
    }
    std::error_code problem;
    const CachedModel* model = *read ? &**read : nullptr;
    const bool isKept =
        stateOf(path) == before && // else the worker may have read a file half-written by another program
        worker->folder.path().starts_with(m_environment.cacheFolder + '/') &&
        (model ? task.isCurrent(model->sources) : fs::exists(task.request.resultPath, problem));
    if (isKept) m_pruner->noteAdded(sizeOf(task.request.resultPath));
    const std::string place = task.placeFor(model ? model->model.get() : nullptr);
    if (isKept) fs::rename(task.request.resultPath, place, problem);
    if (problem && model) noteCacheProblem(unwritable(m_environment.cacheFolder, problem));
    if (!model) return read->error();
    noteOrigin(*model, fingerprint->hash);
    if (isKept && !problem) stamps.noteChecked(place);
    if (fingerprint->size <= largestToGoOn) m_workers->giveBack(std::move(worker));
    return std::shared_ptr<const ImportedModel>(model->model);
}

void ModelImporter::endWaitingWorkers() { m_workers->clear(); }

/// A folder in the cache; if the cache cannot be written, one in memory.
Result<PrivateFolder> ModelImporter::workFolder() const
{
    std::error_code problem;
    fs::create_directories(m_environment.cacheFolder, problem);
    if (!problem) {
        auto own = PrivateFolder::make(m_environment.cacheFolder);
        if (own) return own;
        noteCacheProblem(own.error());
    } else
        noteCacheProblem(unwritable(m_environment.cacheFolder, problem));
    sweepOnce(memoryFolder());
    return PrivateFolder::make(memoryFolder());
}

void ModelImporter::noteCacheProblem(const Error& error) const
{
    const std::lock_guard lock(m_cacheProblem->mutex);
    if (!m_cacheProblem->error) m_cacheProblem->error = error;
}

std::optional<Error> ModelImporter::cacheProblem() const
{
    const std::lock_guard lock(m_cacheProblem->mutex);
    return m_cacheProblem->error;
}

bool ModelImporter::canRead(const std::string& path)
{
    const ImportFormat* format = importFormatOf(path);
    return format && format->canHoldMotion;
}

} // namespace tagline
