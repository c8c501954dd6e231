#pragma once

// PackedPixels is the form that pictures have in a cache: small, without loss, and safe to unpack from any
// source.
//
// One code after the other, as in the QOI format: a run of the pixel before, a pixel seen lately, a small
// difference to the pixel before, or a pixel in full.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tagline {

/// The limits of a model's textures: a side of each, and all together.
inline constexpr std::int32_t longestTextureSide = 4096;
inline constexpr std::uint64_t mostTexturePixels = 64u << 20;

/// Expects whole pixels of four bytes: red, green, blue, alpha.
std::vector<std::byte> packedPixels(std::span<const std::uint8_t> pixels);

/// So many pixels of four bytes; nothing if the bytes are not exactly those pixels.
std::optional<std::vector<std::uint8_t>> unpackedPixels(std::span<const std::byte> bytes, std::size_t count);

/// The fewest bytes that so many pixels can be packed in.
std::size_t leastPackedBytes(std::size_t pixels);

} // namespace tagline
