#pragma once

// ArrayFiles tells files of arrays that hold motion from all others: .npy and .npz are endings of everything.

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace tagline {

/// Whether a file of this ending may hold anything but motion, so that a folder's files must be looked into.
bool mayHoldAnything(std::string_view path);

/// Whether bytes are an archive with poses, or an array of frames × joints × 3. Looks at their heads alone.
bool holdsMotion(std::span<const std::byte> file);

/// The same for a file. False where it cannot be read.
bool holdsMotion(const std::string& path);

} // namespace tagline
