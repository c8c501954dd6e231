#include "core/exports/ExportedPath.h"

#include <filesystem>

namespace tagline {

std::string exportedPath(const std::string& path, const std::string& folder)
{
    if (path.empty() || folder.empty()) return path;
    const std::filesystem::path relative = std::filesystem::path(path).lexically_relative(folder);
    return relative.empty() ? path : relative.generic_string();
}

std::string exportFolder(const std::string& libraryPath, const std::vector<std::string>& roots)
{
    if (!libraryPath.empty()) return std::filesystem::path(libraryPath).parent_path().generic_string();
    std::error_code ignored;
    const bool isFolder = roots.size() == 1 && std::filesystem::is_directory(roots.front(), ignored);
    return isFolder ? roots.front() : std::string();
}

} // namespace tagline
