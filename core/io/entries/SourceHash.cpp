#include "core/io/entries/SourceHash.h"

#include "core/io/entries/SourceFrames.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <string_view>

namespace tagline {
namespace {

constexpr std::string_view hashKey = "hash";
constexpr std::string_view hashBegin = "\"xxh3:";
constexpr std::size_t hashDigits = 16;
/// Keys of the format that stand before the hash, where this version does not read them.
constexpr std::array<std::string_view, 2> keysBeforeHash{"instances", "clip"};

/// The hash in a value's JSON text.
std::optional<std::uint64_t> hashIn(std::string_view json)
{
    if (!json.starts_with(hashBegin) || json.size() != hashBegin.size() + hashDigits + 1) return {};
    const std::string_view digits = json.substr(hashBegin.size(), hashDigits);
    const auto isDigit = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
    if (!std::all_of(digits.begin(), digits.end(), isDigit)) return {};
    std::uint64_t hash = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), hash, 16);
    return hash;
}

bool isSourceHash(const ExtraKey& key) { return key.name == hashKey && hashIn(key.json); }

bool standsBeforeHash(const ExtraKey& key)
{
    return std::find(keysBeforeHash.begin(), keysBeforeHash.end(), key.name) != keysBeforeHash.end();
}

} // namespace

std::optional<std::uint64_t> sourceHashOf(const SidecarClip& clip)
{
    const auto found = std::find_if(clip.extra.begin(), clip.extra.end(), isSourceHash);
    return found == clip.extra.end() ? std::nullopt : hashIn(found->json);
}

SidecarClip withSourceHash(SidecarClip clip, std::optional<std::uint64_t> hash)
{
    std::erase_if(clip.extra, isSourceHash);
    const bool isOther = std::any_of(clip.extra.begin(), clip.extra.end(),
                                     [](const ExtraKey& key) { return key.name == hashKey; });
    if (!hash || isOther) return clip;
    char digits[hashDigits + 1];
    std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(*hash));
    const auto place = std::find_if(clip.extra.rbegin(), clip.extra.rend(), standsBeforeHash).base();
    clip.extra.insert(place, {std::string(hashKey), std::string(hashBegin) + digits + '"'});
    return clip;
}

bool hasForeignKeys(const SidecarClip& clip)
{
    return !std::all_of(clip.extra.begin(), clip.extra.end(),
                        [](const ExtraKey& key) { return isSourceHash(key) || isSourceFrames(key); });
}

} // namespace tagline
