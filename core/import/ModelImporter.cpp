#include "core/import/ModelImporter.h"

#include "core/import/FileFingerprint.h"
#include "core/import/ImportFailure.h"
#include "core/import/ImportFolder.h"
#include "core/import/exchange/Checksum.h"
#include "core/import/exchange/ClipCache.h"
#include "core/import/exchange/ImportFormats.h"
#include "core/import/exchange/RegularFile.h"

#include <cstdio>
#include <filesystem>
#include <mutex>
#include <set>

namespace tagline {
namespace {

using ModelResult = Result<std::shared_ptr<const ImportedModel>>;
namespace fs = std::filesystem;

std::string nameOf(const std::string& path) { return fs::path(path).filename().string(); }

/// The folder that the model and its other files lie in, links followed as the worker does.
std::string realFolderOf(const std::string& path)
{
    std::error_code problem;
    const fs::path real = fs::canonical(path, problem);
    return problem ? fs::path(path).parent_path().string() : real.parent_path().string();
}

void add(Checksum& sum, std::string_view text)
{
    sum.add(std::as_bytes(std::span(text)));
    sum.add(std::as_bytes(std::span("", 1))); // the end, so that "ab" "c" is not "a" "bc"
}

/// The name of a cache file: content, file name (clips are named after it), settings and version.
std::string cacheName(const FileFingerprint& file, const ImportRequest& request)
{
    Checksum sum(clipCacheVersion);
    add(sum, nameOf(request.path));
    ImportRequest settingsOnly;
    settingsOnly.settings = request.settings;
    for (const std::string& argument : toArguments(settingsOnly)) add(sum, argument);
    char name[80];
    std::snprintf(name, sizeof name, "%016llx%016llx%016llx.clips",
                  static_cast<unsigned long long>(file.checksum),
                  static_cast<unsigned long long>(file.second), static_cast<unsigned long long>(sum.value()));
    return name;
}

/// The first reading of this process in a cache folder removes what killed programs left there.
void sweepOnce(const std::string& cacheFolder)
{
    static std::mutex mutex;
    static std::set<std::string> swept;
    const std::lock_guard lock(mutex);
    if (swept.insert(cacheFolder).second) sweepImportFolders(cacheFolder);
}

Error unwritable(const std::string& folder, const std::error_code& problem)
{
    return {"import.unwritable", "the cache folder cannot be written: " + problem.message(), folder};
}

Error unknownFormat(const std::string& path)
{
    return {"import.unknown-format",
            "Tagline does not read files with this ending: try FBX, glTF, GLB, Collada (.dae) or BVH", path};
}

/// One file on its way through the cache.
struct ImportTask
{
    const ImportEnvironment& environment;
    ImportRequest request;
    FileFingerprint fingerprint;
    const std::atomic<bool>* cancelled = nullptr;

    std::size_t largestBytes() const { return std::size_t(environment.largestFileBytes); }

    /// Whether the files that went in are as they were; the model file itself has this fingerprint.
    bool isCurrent(const std::vector<SourceFile>& sources) const
    {
        return !sources.empty() && isSame(sources.front(), fingerprint) &&
               areUnchanged(std::span(sources).subspan(1), realFolderOf(request.path), largestBytes());
    }

    /// The model in a cache file, where that is valid and its sources are as they were; null otherwise.
    std::shared_ptr<const ImportedModel> fromCache(const std::string& cachePath) const
    {
        auto cached = readClipCache(cachePath);
        return cached && isCurrent(cached->sources) ? cached->model : nullptr;
    }

    /// Runs the worker, and keeps its result under `cachePath` if that proves valid.
    ModelResult fromWorker(const std::string& cachePath) const
    {
        const auto end =
            runProcess(environment.workerPath, toArguments(request), environment.wallSeconds, cancelled);
        if (end.kind != ProcessEnd::Kind::Exited || end.value != 0)
            return importFailure(end, request, environment.workerPath, environment.wallSeconds);
        std::error_code ignored;
        if (!fs::is_regular_file(fs::symlink_status(request.resultPath, ignored)))
            return Error{"import.bad-result", "the importer left no result", request.path};
        auto result = readClipCache(request.resultPath);
        if (!result)
            return Error{"import.bad-result", "the importer's result is not valid: " + result.error().message,
                         request.path};
        std::error_code problem;
        if (isCurrent(result->sources)) fs::rename(request.resultPath, cachePath, problem);
        if (problem) return unwritable(environment.cacheFolder, problem);
        return result->model;
    }
};

} // namespace

Result<std::shared_ptr<const ImportedModel>> ModelImporter::read(const std::string& path,
                                                                 const ImportSettings& settings,
                                                                 const std::atomic<bool>* cancelled) const
{
    const auto largestBytes = std::size_t(m_environment.largestFileBytes);
    if (const auto file = RegularFile::open(path, largestBytes); !file)
        return file.error();
    else if (!importFormatOf(path))
        return unknownFormat(path);
    else if (file->size() == 0)
        return Error{"import.empty", "the file is empty: export it again", path};
    const auto fingerprint = fingerprintOf(path, largestBytes, cancelled);
    if (!fingerprint) return fingerprint.error();

    std::error_code problem;
    fs::create_directories(m_environment.cacheFolder, problem);
    if (problem) return unwritable(m_environment.cacheFolder, problem);
    sweepOnce(m_environment.cacheFolder);
    const ImportLimits limits{m_environment.addressSpaceBytes, m_environment.cpuSeconds,
                              m_environment.largestFileBytes};
    ImportTask task{m_environment, {path, {}, settings, limits}, *fingerprint, cancelled};
    const std::string cachePath = m_environment.cacheFolder + '/' + cacheName(*fingerprint, task.request);
    if (auto model = task.fromCache(cachePath)) return model;
    const auto own = ImportFolder::make(m_environment.cacheFolder);
    if (!own) return own.error();
    task.request.resultPath = own->path() + "/result";
    return task.fromWorker(cachePath);
}

bool ModelImporter::canRead(const std::string& path)
{
    const ImportFormat* format = importFormatOf(path);
    return format && format->canHoldMotion;
}

} // namespace tagline
