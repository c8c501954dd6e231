#include "core/library/versions/FolderFiles.h"

#include "core/io/LibraryFile.h"
#include "core/io/TagSidecar.h"

#include <filesystem>

namespace tagline {

Result<std::set<std::string>> tagFilesIn(const std::string& folder)
{
    namespace fs = std::filesystem;
    std::set<std::string> files;
    std::error_code fault, unknown;
    fs::recursive_directory_iterator at(folder, fs::directory_options::skip_permission_denied, fault), end;
    for (; !fault && at != end; at.increment(fault)) {
        if (at->path().filename().string().starts_with('.')) {
            at.disable_recursion_pending();
            continue;
        }
        const std::string path = at->path().lexically_relative(folder).generic_string();
        const bool isTagFile = modelPathOfSidecar(path) || isLibraryPath(path);
        if (isTagFile && at->is_regular_file(unknown)) files.insert(path);
    }
    if (fault) return Error{"file.unreadable-folder", "cannot be read: " + fault.message(), folder};
    return files;
}

} // namespace tagline
