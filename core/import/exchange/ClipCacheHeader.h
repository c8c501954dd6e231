#pragma once

// ClipCacheHeader is the first 64 bytes of a cache file.

#include <array>
#include <cstdint>
#include <type_traits>

namespace tagline {

struct ClipCacheHeader
{
    static constexpr std::array<char, 8> correctMagic{'T', 'a', 'g', 'C', 'l', 'i', 'p', '\n'};
    static constexpr std::uint32_t correctByteOrder = 0x01020304;

    std::array<char, 8> magic = correctMagic;
    std::uint32_t version = 0;
    std::uint32_t byteOrder = correctByteOrder;
    std::uint64_t payloadBytes = 0;
    std::uint64_t payloadChecksum = 0;
    std::uint64_t valueBytes = 0; ///< of the payload: values first, arrays from the next multiple of 16 on
    std::array<std::uint64_t, 3> reserved{};
};

/// Whose times a track has: joints that move and such that rest take turns in a file, each with times of
/// their own.
enum class TimesOf : std::uint8_t {
    Itself,    ///< they follow
    Last,      ///< those of the track before that has any
    BeforeLast ///< those before that were others
};

static_assert(sizeof(ClipCacheHeader) == 64 && std::is_trivially_copyable_v<ClipCacheHeader>);

} // namespace tagline
