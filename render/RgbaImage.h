#pragma once

// RgbaImage is a picture in memory.

#include <cstdint>
#include <vector>

namespace tagline {

/// Rows from the top without padding; four bytes a pixel: red, green, blue (sRGB), alpha (not premultiplied).
struct RgbaImage
{
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> pixels; ///< 4 · width · height bytes
};

} // namespace tagline
