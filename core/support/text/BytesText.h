#pragma once

// BytesText writes numbers of bytes for people.

#include <cstddef>
#include <string>

namespace tagline {

/// "3.4 MB".
std::string bytesText(std::size_t bytes);
/// Why a file of so many bytes is not read: "it has 3.4 MB, more than the 2.0 MB that are read: split it".
std::string tooLargeText(std::size_t bytes, std::size_t largest);

} // namespace tagline
