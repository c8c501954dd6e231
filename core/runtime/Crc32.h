#pragma once

// Crc32 is the checksum of runtime files: the CRC-32 of zlib, PNG and Ethernet, which every language has at
// hand.

#include <cstddef>
#include <cstdint>
#include <span>

namespace tagline {

/// The CRC-32 (reflected polynomial 0xedb88320) of bytes; `before` is that of the bytes before them. Any
/// change within 32 bits in a row changes it.
std::uint32_t crc32(std::span<const std::byte> bytes, std::uint32_t before = 0);

} // namespace tagline
