#pragma once

// The way from a folder to a path, as text: nothing is looked up on the disk.

#include <string>

namespace tagline {

/// An absolute path relative to a folder (absolute too), joined with '/': `walk.bvh`, `../other/run.bvh`. The
/// path as it is where there is no way to it, or no folder.
std::string relativePath(const std::string& path, const std::string& folder);

} // namespace tagline
