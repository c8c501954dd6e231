#include "app/presenters/settings/CacheLimit.h"

#include <QSettings>

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

constexpr auto cacheLimitKey = "import/cacheMegabytes";
constexpr std::int64_t megabyte = 1LL << 20;

} // namespace

ImportEnvironment withCacheLimit(ImportEnvironment environment, const QSettings& settings)
{
    if (settings.contains(cacheLimitKey) && !isCacheLimitGiven())
        environment.mostCacheBytes = cacheLimit(settings) * megabyte;
    return environment;
}

bool isCacheLimitGiven() { return qEnvironmentVariable("TAGLINE_CACHE_MEGABYTES").toLongLong() > 0; }

int cacheLimit(const QSettings& settings)
{
    const int kept = settings.value(cacheLimitKey, usualCacheMegabytes()).toInt();
    return std::clamp(kept, leastCacheMegabytes, mostCacheMegabytes);
}

int usualCacheMegabytes() { return int(ImportEnvironment().mostCacheBytes / megabyte); }

void setCacheLimit(QSettings& settings, int megabytes) { settings.setValue(cacheLimitKey, megabytes); }

} // namespace tagline
