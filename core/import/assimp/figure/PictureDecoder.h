#pragma once

// PictureDecoder is the interface that decodes the pictures of a model to pixels: the import worker
// implements it with a library that the core does not link.

#include "core/support/Result.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

namespace tagline {

/// Rows from the top, four bytes a pixel: red, green, blue, alpha.
struct DecodedPicture
{
    std::int32_t width = 0;
    std::int32_t height = 0;
    std::vector<std::uint8_t> pixels;
};

/// Expects a picture's bytes and its name, whose ending counts where a format has no mark of its own. The
/// error's code is one a kind of failure, its message the reason, such as "WebP pictures are not read".
using PictureDecoder =
    std::function<Result<DecodedPicture>(std::span<const std::byte> bytes, std::string_view name)>;

} // namespace tagline
