#include "core/import/CachePruning.h"

#include "core/system/FileStatus.h"
#include "core/system/FolderEntries.h"

#include <algorithm>
#include <filesystem>
#include <vector>

namespace tagline {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t shareAtOnce = 16; ///< one such part of the bound is added between two prunings

struct CachedFile
{
    std::string path;
    std::int64_t bytes = 0; ///< on the disk
    std::int64_t used = 0;
};

/// Told by its ending and a name of hexadecimal digits: other programs may have files in the folder.
bool isOfCache(const fs::path& path)
{
    const std::string name = path.filename().string();
    const auto digits = name.find_first_not_of("0123456789abcdef");
    if (digits == std::string::npos || digits < 16 || name[digits] != '.') return false;
    return path.extension() == ".clips" || path.extension() == ".refusal" || path.extension() == ".stamp";
}

void appendFiles(const std::string& folder, std::vector<CachedFile>& files)
{
    std::error_code problem;
    for (fs::directory_iterator each(folder, problem), end; !problem && each != end;
         each.increment(problem)) {
        if (!isOfCache(each->path())) continue;
        const auto status = statusOf(each->path().string(), Links::Kept);
        if (!status || status->kind != FileKind::File) continue;
        files.push_back({each->path().string(), status->bytesOnDisk, status->used});
    }
}

} // namespace

void pruneCache(const std::string& folder, std::int64_t mostBytes, std::int64_t keptSince)
{
    std::vector<CachedFile> files;
    appendFiles(folder, files);
    appendFiles(folder + "/stamps", files);
    std::int64_t total = 0;
    for (const CachedFile& file : files) total += file.bytes;
    std::sort(files.begin(), files.end(),
              [](const CachedFile& a, const CachedFile& b) { return a.used < b.used; });
    for (const CachedFile& file : files) {
        if (total <= mostBytes || file.used >= keptSince) return;
        if (removeFile(file.path)) total -= file.bytes;
    }
}

CachePruner::CachePruner(std::string folder, std::int64_t mostBytes)
    : m_folder(std::move(folder))
    , m_mostBytes(mostBytes)
    , m_keptSince(fileTimeNow() - timeOfUseStep)
    , m_added(mostBytes) // so that the first addition prunes
{
}

void CachePruner::noteAdded(std::int64_t bytes)
{
    const std::lock_guard lock(m_mutex);
    m_added += bytes;
    if (m_added < m_mostBytes / shareAtOnce) return;
    m_added = 0;
    pruneCache(m_folder, m_mostBytes, m_keptSince);
}

} // namespace tagline
