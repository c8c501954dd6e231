#pragma once

// CachePruning keeps the cache within its bound by removing what was not used for longest.

#include <cstdint>
#include <mutex>
#include <string>

namespace tagline {

/// Removes files from a cache folder and its sub-folder of stamps, those first that were not used for
/// longest, until they take `mostBytes` at most, or none is left that was last used before `keptSince`
/// (nanoseconds since 1970). Who has a removed file open or mapped keeps it; several programs may do this at
/// once.
void pruneCache(const std::string& folder, std::int64_t mostBytes, std::int64_t keptSince);

/// When to do so: before the first file is added, then whenever a sixteenth of the bound was. Thread-safe.
class CachePruner
{
public:
    /// What is used from now on stays as long as this lives.
    CachePruner(std::string folder, std::int64_t mostBytes);

    /// A file of this size is about to be added.
    void noteAdded(std::int64_t bytes);

private:
    std::string m_folder;
    std::int64_t m_mostBytes;
    std::int64_t m_keptSince;
    std::mutex m_mutex;
    std::int64_t m_added; ///< since the last time
};

} // namespace tagline
