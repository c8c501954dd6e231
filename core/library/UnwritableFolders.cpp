#include "core/library/UnwritableFolders.h"

#include "core/support/PathText.h"
#include "core/system/saving/DurableFile.h"

#include <set>

namespace tagline {
std::vector<std::string> unwritableFolders(const LibraryScan& scan)
{
    std::set<std::string> folders;
    for (const FoundSource& source : scan.sources) folders.emplace(folderOf(source.path));
    for (const FoundLibrary& library : scan.libraries) folders.emplace(folderOf(library.path));
    std::erase_if(folders, [](const std::string& folder) { return !isUnwritableFolder(folder); });
    return {folders.begin(), folders.end()};
}

} // namespace tagline
