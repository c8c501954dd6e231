#include "core/library/LinklessPath.h"

#include "core/support/PathText.h"

#include <filesystem>

namespace tagline {

namespace fs = std::filesystem;

std::string canonicalPath(const std::string& path)
{
    std::error_code fault;
    const fs::path found = fs::weakly_canonical(path, fault);
    return fault ? path : found.string();
}

std::string linklessPath(const std::string& path)
{
    const std::string folder = folderOf(path);
    const std::string there = canonicalPath(folder.empty() ? "." : folder);
    return there + (there.ends_with('/') ? "" : "/") + std::string(fileNameOf(path));
}

} // namespace tagline
