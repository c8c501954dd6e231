#pragma once

// ModelImporter reads model files safely: each in a `tagline-import` process of its own, through the cache.
//
//   file ── content hash ──▶ cache file there and valid? ── yes ──▶ mapped
//                                       │ no
//                                       ▼
//             tagline-import (limits, a folder of its own) ──▶ validated ──▶ moved into the cache, mapped

#include "core/import/ImportedModel.h"
#include "core/support/Result.h"

#include <atomic>
#include <memory>

namespace tagline {

/// Where the worker and the cache are, and what one file may cost.
struct ImportEnvironment
{
    std::string workerPath;                     ///< the tagline-import executable
    std::string cacheFolder;                    ///< created where it is missing
    std::int64_t addressSpaceBytes = 2LL << 30; ///< 0: no limit (sanitizer builds)
    int cpuSeconds = 20;
    int wallSeconds = 40;
    std::int64_t largestFileBytes = 512LL << 20;
};

/// Thread-safe: many files may be read at once. The first reading removes what killed programs left there.
class ModelImporter
{
public:
    explicit ModelImporter(ImportEnvironment environment)
        : m_environment(std::move(environment))
    {
    }

    /// Reads a file; blocks until it is read, refused, out of its limits or `cancelled` becomes true.
    /// Errors name the file and one reason for people; codes start with "import.".
    Result<std::shared_ptr<const ImportedModel>> read(const std::string& path,
                                                      const ImportSettings& settings = {},
                                                      const std::atomic<bool>* cancelled = nullptr) const;

    /// Whether this file's ending is one that Tagline reads ("fbx", "GLB", "bvh" …).
    static bool canRead(const std::string& path);

private:
    ImportEnvironment m_environment;
};

} // namespace tagline
