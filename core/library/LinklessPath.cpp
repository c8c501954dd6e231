#include "core/library/LinklessPath.h"

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
    const std::size_t slash = path.rfind('/');
    if (slash == std::string::npos) return canonicalPath(".") + '/' + path;
    const std::string folder = canonicalPath(slash == 0 ? "/" : path.substr(0, slash));
    return folder + (folder.ends_with('/') ? "" : "/") + path.substr(slash + 1);
}

} // namespace tagline
