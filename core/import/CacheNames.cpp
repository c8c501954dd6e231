#include "core/import/CacheNames.h"

#include "core/import/exchange/Checksum.h"
#include "core/import/exchange/ClipCache.h"
#include "core/support/text/PathText.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <string_view>

namespace tagline {
namespace {

constexpr std::string_view cacheEnding = ".clips";
constexpr std::size_t numberDigits = 16;

void addText(Checksum& sum, std::string_view text)
{
    sum.add(std::as_bytes(std::span(text)));
    sum.add(std::as_bytes(std::span("", 1))); // the end, so that "ab" "c" is not "a" "bc"
}

/// The hash in a name that cacheName() made.
std::optional<std::uint64_t> hashOfName(std::string_view name)
{
    if (name.size() != 3 * numberDigits + cacheEnding.size() || !name.ends_with(cacheEnding)) return {};
    std::uint64_t hash = 0;
    const char* begin = name.data() + numberDigits;
    const auto read = std::from_chars(begin, begin + numberDigits, hash, 16);
    return read.ec == std::errc() && read.ptr == begin + numberDigits ? std::optional(hash) : std::nullopt;
}

} // namespace

std::string cacheName(const FileFingerprint& file, const ImportRequest& request)
{
    Checksum sum(clipCacheVersion);
    addText(sum, fileNameOf(request.path));
    ImportRequest settingsOnly;
    settingsOnly.settings = request.settings;
    for (const std::string& argument : toArguments(settingsOnly)) addText(sum, argument);
    char name[80]; // hashOfName() finds the second number
    std::snprintf(name, sizeof name, "%016llx%016llx%016llx.clips",
                  static_cast<unsigned long long>(file.checksum), static_cast<unsigned long long>(file.hash),
                  static_cast<unsigned long long>(sum.value()));
    return name;
}

std::vector<CachedContent> cachedContents(const std::string& cacheFolder)
{
    std::vector<CachedContent> contents;
    std::error_code fault;
    for (std::filesystem::directory_iterator at(cacheFolder, fault), end; !fault && at != end;
         at.increment(fault))
        if (const auto hash = hashOfName(at->path().filename().string()))
            contents.push_back({*hash, at->path().string()});
    std::ranges::sort(contents, {}, &CachedContent::hash);
    return contents;
}

} // namespace tagline
