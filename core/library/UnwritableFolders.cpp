#include "core/library/UnwritableFolders.h"

#include "core/support/PathText.h"

#include <cerrno>
#include <fcntl.h>
#include <set>
#include <unistd.h>

namespace tagline {
namespace {

/// Whether the system refuses to make files there; a folder that is gone is another matter.
bool isRefused(const std::string& folder)
{
    if (::faccessat(AT_FDCWD, folder.c_str(), W_OK, AT_EACCESS) == 0) return false;
    return errno == EACCES || errno == EPERM || errno == EROFS;
}

} // namespace

std::vector<std::string> unwritableFolders(const LibraryScan& scan)
{
    std::set<std::string> folders;
    for (const FoundSource& source : scan.sources) folders.emplace(folderOf(source.path));
    for (const FoundLibrary& library : scan.libraries) folders.emplace(folderOf(library.path));
    std::erase_if(folders, [](const std::string& folder) { return !isRefused(folder); });
    return {folders.begin(), folders.end()};
}

} // namespace tagline
