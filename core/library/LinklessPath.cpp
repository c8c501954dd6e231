#include "core/library/LinklessPath.h"

#include "core/support/text/PathText.h"

#include <filesystem>

namespace tagline {

namespace fs = std::filesystem;

std::string canonicalPath(const std::string& path)
{
    std::error_code fault;
    const fs::path found = fs::weakly_canonical(path, fault);
    return fault ? path : found.string();
}

namespace {

std::string folderWithoutLinks(const std::string& folder)
{
    return canonicalPath(folder.empty() ? "." : folder);
}

std::string pathIn(const std::string& folder, const std::string& path)
{
    return folder + (folder.ends_with('/') ? "" : "/") + std::string(fileNameOf(path));
}

} // namespace

std::string linklessPath(const std::string& path) { return pathIn(folderWithoutLinks(folderOf(path)), path); }

std::string LinklessPaths::linkless(const std::string& path)
{
    const auto [found, isNew] = m_folders.try_emplace(folderOf(path));
    if (isNew) found->second = folderWithoutLinks(found->first);
    return pathIn(found->second, path);
}

} // namespace tagline
