#pragma once

// CacheNames are how cache files are called: by the content that they were made of, so that a former version
// of a file can be found while the cache still has it.

#include "core/import/FileFingerprint.h"
#include "core/import/exchange/ImportRequest.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tagline {

/// The name of a cache file: content, file name (clips are named after it), settings and version.
std::string cacheName(const FileFingerprint& file, const ImportRequest& request);

/// A cache file, and the content (Xxh3) that it was made of.
struct CachedContent
{
    std::uint64_t hash = 0;
    std::string path;
};

/// The cache files of a folder in order of their hashes; empty if it cannot be read.
std::vector<CachedContent> cachedContents(const std::string& cacheFolder);

} // namespace tagline
