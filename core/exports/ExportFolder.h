#pragma once

// ExportFolder is the folder that exports name files from: so that a table can be read on another machine,
// with the library in another place.

#include <string>
#include <vector>

namespace tagline {

/// That of the library file; without one (an empty path), the only root, where that is a folder. Empty if
/// there is neither. Expects absolute paths.
std::string exportFolder(const std::string& libraryPath, const std::vector<std::string>& roots);

} // namespace tagline
