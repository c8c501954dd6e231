#pragma once

// ArrayFiles tells array files with motion from others: .npy and .npz may hold any data.

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace tagline {

/// Whether files of this ending may hold other data than motion, so that a folder scan must open them.
bool mayHoldAnything(std::string_view path);

/// Whether bytes are an archive with poses, or an array of frames × joints × 3. Reads the headers only.
bool holdsMotion(std::span<const std::byte> file);

/// Whether a file holds motion. False if it cannot be read.
bool holdsMotion(const std::string& path);

} // namespace tagline
