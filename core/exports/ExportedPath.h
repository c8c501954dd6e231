#pragma once

// ExportedPath is how exported files name the files that they speak of: so that a table can be read on
// another machine, where the library lies elsewhere.

#include <string>
#include <vector>

namespace tagline {

/// An absolute path relative to a folder (absolute too), joined with '/': `walk.bvh`, `../other/run.bvh`. The
/// path as it is where there is no way to it, or no folder.
std::string exportedPath(const std::string& path, const std::string& folder);

/// The folder that the paths of an export are given from: that of the library file; without one (an empty
/// path), the only root, where that is a folder. Empty where there is neither. Expects absolute paths.
std::string exportFolder(const std::string& libraryPath, const std::vector<std::string>& roots);

} // namespace tagline
