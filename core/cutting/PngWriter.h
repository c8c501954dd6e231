#pragma once

// PngWriter writes a picture as PNG, compressed by zlib.

#include <cstdint>
#include <span>
#include <string>

namespace tagline {

/// Expects width · height pixels of four bytes (red, green, blue, alpha), rows from the top.
std::string writtenPng(std::span<const std::uint8_t> pixels, std::int32_t width, std::int32_t height);

} // namespace tagline
