#include "core/exports/ExportFolder.h"

#include <filesystem>

namespace tagline {

std::string exportFolder(const std::string& libraryPath, const std::vector<std::string>& roots)
{
    if (!libraryPath.empty()) return std::filesystem::path(libraryPath).parent_path().generic_string();
    std::error_code ignored;
    const bool isFolder = roots.size() == 1 && std::filesystem::is_directory(roots.front(), ignored);
    return isFolder ? roots.front() : std::string();
}

} // namespace tagline
