#pragma once

// CacheLimit is how much of the disk the cache of clips may take, as a person set it.

#include "core/import/ModelImporter.h"

class QSettings;

namespace tagline {

inline constexpr int leastCacheMegabytes = 256;
inline constexpr int mostCacheMegabytes = 1'000'000;

/// The environment with the limit that was set, where one was; TAGLINE_CACHE_MEGABYTES goes before it.
ImportEnvironment withCacheLimit(ImportEnvironment environment, const QSettings& settings);
/// At the very first start.
int usualCacheMegabytes();
/// Whether TAGLINE_CACHE_MEGABYTES says it.
bool isCacheLimitGiven();
/// In megabytes, as it holds from the next start on.
int cacheLimit(const QSettings& settings);
void setCacheLimit(QSettings& settings, int megabytes);

} // namespace tagline
