#pragma once

// ClipCache is the file between the import worker and its readers: one imported model, ready for mapping.
//
//   header (64 bytes): magic, version, byte order, size and checksum of the rest
//   the files that went in · skeleton · meshes · materials · textures · clips · repairs
//   the elements of all arrays, keys above all: what a file holds is known without a look at them

#include "core/import/ImportedModel.h"
#include "core/support/Result.h"

#include <memory>
#include <string>
#include <vector>

namespace tagline {

/// Raised whenever the layout or the meaning of the content changes; other versions are read anew.
inline constexpr std::uint32_t clipCacheVersion = 15;

/// A file that an import read, or found missing.
struct SourceFile
{
    std::string path;       ///< relative to the model's folder
    std::int64_t size = -1; ///< −1: it was not there
    std::uint64_t checksum = 0;

    bool operator==(const SourceFile&) const = default;
};

struct CachedModel
{
    std::vector<SourceFile> sources;      ///< the model file first
    std::shared_ptr<ImportedModel> model; ///< without its contentHash and sideFiles
};

/// Writes a model to a new file at `path`, which must not exist. Expects a valid model (asserted).
/// Error code: import.unwritable.
Result<void> writeClipCache(const std::string& path, const std::vector<SourceFile>& sources,
                            const ImportedModel& model);

/// Extent of the checks on a cache file.
enum class CacheCheck {
    Everything, ///< size, version, checksum, every count and every rule of a valid model
    Layout      ///< without checksum and rules, so that no key is read: for files checked before
};

/// Maps a cache file; its arrays are views into the mapping. Error codes: import.missing, import.bad-cache.
Result<CachedModel> readClipCache(const std::string& path, CacheCheck check = CacheCheck::Everything);

} // namespace tagline
