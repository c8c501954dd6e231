#include "core/support/RelativePath.h"

#include <filesystem>

namespace tagline {

std::string relativePath(const std::string& path, const std::string& folder)
{
    if (path.empty() || folder.empty()) return path;
    const std::filesystem::path relative = std::filesystem::path(path).lexically_relative(folder);
    return relative.empty() ? path : relative.generic_string();
}

} // namespace tagline
