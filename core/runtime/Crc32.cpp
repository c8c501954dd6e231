#include "core/runtime/Crc32.h"

#include <array>
#include <bit>
#include <cstring>

namespace tagline {
namespace {

constexpr std::size_t slices = 8;

/// table[k][b] is what byte b does to the checksum when k zero bytes follow it.
constexpr auto tables = [] {
    std::array<std::array<std::uint32_t, 256>, slices> made{};
    for (std::uint32_t byte = 0; byte < 256; ++byte) {
        std::uint32_t rest = byte;
        for (int bit = 0; bit < 8; ++bit) rest = rest >> 1 ^ (rest & 1 ? 0xedb88320u : 0u);
        made[0][byte] = rest;
    }
    for (std::size_t slice = 1; slice < slices; ++slice)
        for (std::size_t byte = 0; byte < 256; ++byte) {
            const std::uint32_t before = made[slice - 1][byte];
            made[slice][byte] = before >> 8 ^ made[0][before & 0xff];
        }
    return made;
}();

std::uint32_t afterByte(std::uint32_t rest, std::byte byte)
{
    return rest >> 8 ^ tables[0][(rest ^ std::uint32_t(byte)) & 0xff];
}

/// Eight bytes at once: one look-up each, none waits for another.
std::uint32_t afterWord(std::uint32_t rest, const std::byte* bytes)
{
    std::uint64_t word;
    std::memcpy(&word, bytes, sizeof word);
    word ^= rest;
    std::uint32_t next = 0;
    for (std::size_t slice = 0; slice < slices; ++slice)
        next ^= tables[slices - 1 - slice][word >> (8 * slice) & 0xff];
    return next;
}

} // namespace

std::uint32_t crc32(std::span<const std::byte> bytes, std::uint32_t before)
{
    std::uint32_t rest = ~before;
    if constexpr (std::endian::native == std::endian::little)
        for (; bytes.size() >= slices; bytes = bytes.subspan(slices)) rest = afterWord(rest, bytes.data());
    for (const std::byte byte : bytes) rest = afterByte(rest, byte);
    return ~rest;
}

} // namespace tagline
