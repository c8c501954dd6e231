#pragma once

// PlainText is the text of a model file as the readers of all text formats take it.

#include "core/import/exchange/ImportFormats.h"

#include <cstddef>
#include <span>
#include <vector>

namespace tagline {

/// The bytes as UTF-8 without a byte order mark, for BVH, Collada and glTF that begin with one (of UTF-8 or
/// UTF-16); empty where they are so already. What is no character in UTF-16 becomes U+FFFD.
std::vector<std::byte> plainText(const ImportFormat& format, std::span<const std::byte> file);

} // namespace tagline
