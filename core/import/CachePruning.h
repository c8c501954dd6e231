#pragma once

// CachePruning keeps the cache within its bound by removing the least recently used files.

#include <cstdint>
#include <mutex>
#include <string>

namespace tagline {

/// Removes the least recently used files from a cache folder and its sub-folder
/// of stamps, until they take `mostBytes` at most, or none is left that was
/// last used before `keptSince` (nanoseconds since 1970). A program that has a
/// removed file open or mapped keeps it; several programs may prune at once.
void pruneCache(const std::string& folder, std::int64_t mostBytes, std::int64_t keptSince);

/// Prunes before the first file is added, then each time a sixteenth of the bound was added. Thread-safe.
class CachePruner
{
public:
    /// Files used from now on are kept as long as this object lives.
    CachePruner(std::string folder, std::int64_t mostBytes);

    /// Call before a file of this size is added.
    void noteAdded(std::int64_t bytes);

private:
    std::string m_folder;
    std::int64_t m_mostBytes;
    std::int64_t m_keptSince;
    std::mutex m_mutex;
    std::int64_t m_added; ///< since the last time
};

} // namespace tagline
