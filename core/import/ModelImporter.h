#pragma once

// ModelImporter reads model files safely: in `tagline-import` processes, through the cache. A process reads
// the files of one folder one after the other, and ends with the first that fails.
//
//   file ── path, size, time, else content hash ──▶ cache file there and valid? ── yes ──▶ mapped
//                                       │ no
//                                       ▼
//             tagline-import (limits, a folder of its own) ──▶ validated ──▶ moved into the cache, mapped
//
// Refusals are cached like models. If the cache cannot be written, files are read in memory.

#include "core/import/ImportedModel.h"
#include "core/support/Result.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>

namespace tagline {

class CachePruner;
class PrivateFolder;
class ImportWorkers;

/// Paths of the worker and of the cache, and the limits for one file.
struct ImportEnvironment
{
    std::string workerPath;                     ///< the tagline-import executable
    std::string cacheFolder;                    ///< created if it is missing
    std::int64_t addressSpaceBytes = 2LL << 30; ///< 0: no limit (sanitizer builds)
    int cpuSeconds = 20;
    int wallSeconds = 40;
    std::int64_t largestFileBytes = 512LL << 20;
    std::int64_t mostCacheBytes = 2LL << 30; ///< on the disk; files in use may exceed it
};

/// Thread-safe: many files may be read at once. The first read removes files left by killed programs.
class ModelImporter
{
public:
    explicit ModelImporter(ImportEnvironment environment);

    /// Reads a file; blocks until it is read, refused, over its limits or `cancelled` becomes true. Errors
    /// name the file and one reason for people; codes start with "import.".
    Result<std::shared_ptr<const ImportedModel>> read(const std::string& path,
                                                      const ImportSettings& settings = {},
                                                      const std::atomic<bool>* cancelled = nullptr) const;

    /// Ends the workers that wait for another file of their folder; they also end with the last copy of this
    /// importer.
    void endWaitingWorkers();

    /// Why the cache could not be written so far, with its folder as the file; none if it could. Copies of an
    /// importer share it.
    std::optional<Error> cacheProblem() const;

    /// Whether Tagline reads files with this file's ending ("fbx", "GLB", "bvh" …).
    static bool canRead(const std::string& path);

private:
    struct CacheProblem
    {
        std::mutex mutex;
        std::optional<Error> error;
    };

    Result<PrivateFolder> workFolder() const;
    void noteCacheProblem(const Error& error) const;

    ImportEnvironment m_environment;
    std::shared_ptr<CacheProblem> m_cacheProblem;
    std::shared_ptr<ImportWorkers> m_workers;
    std::shared_ptr<CachePruner> m_pruner;
};

} // namespace tagline
