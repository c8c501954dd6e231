#include "core/library/opening/UnwritableFolders.h"

#include "core/library/LinklessPath.h"
#include "core/support/text/PathText.h"
#include "core/system/saving/DurableFile.h"

#include <algorithm>
#include <filesystem>

namespace tagline {
namespace {

bool isFolderWithin(const std::string& folder, const std::string& other)
{
    return folder == other || folder.starts_with(other.ends_with('/') ? other : other + '/');
}

} // namespace

std::set<std::string> foldersOf(const LibraryScan& scan)
{
    std::set<std::string> folders;
    for (const FoundSource& source : scan.sources) folders.emplace(folderOf(source.path));
    for (const FoundLibrary& library : scan.libraries) folders.emplace(folderOf(library.path));
    return folders;
}

std::set<std::string> foldersOutside(const std::vector<std::string>& opened,
                                     const std::set<std::string>& folders)
{
    std::vector<std::string> inside;
    for (const std::string& path : opened) {
        std::error_code ignored;
        const bool isFolder = std::filesystem::is_directory(path, ignored);
        inside.push_back(isFolder ? canonicalPath(path) : folderOf(linklessPath(path)));
    }
    std::set<std::string> outside = folders;
    std::erase_if(outside, [&](const std::string& folder) {
        return std::any_of(inside.begin(), inside.end(),
                           [&](const std::string& each) { return isFolderWithin(folder, each); });
    });
    return outside;
}

std::vector<std::string> unwritableFolders(const LibraryScan& scan)
{
    std::set<std::string> folders = foldersOf(scan);
    std::erase_if(folders, [](const std::string& folder) { return !isUnwritableFolder(folder); });
    return {folders.begin(), folders.end()};
}

} // namespace tagline
