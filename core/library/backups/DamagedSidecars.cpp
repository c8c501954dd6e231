#include "core/library/backups/DamagedSidecars.h"

#include "core/io/TagSidecar.h"
#include "core/system/FolderEntries.h"
#include "core/system/saving/FileContent.h"

namespace tagline {

bool isOfDamagedContent(const Error& error)
{
    return error.code.starts_with("sidecar.") && error.code != "sidecar.too-large" &&
           error.code != "sidecar.set-clash"; // of two good files
}

bool isDamagedSidecar(const std::string& path)
{
    if (!isFileAt(path)) return false;
    const auto content = readFile(path, TagSidecar::largestBytes + 3); // with a byte order mark
    if (!content) return false;
    const auto sidecar = readTagSidecar(content->bytes, path);
    return !sidecar && isOfDamagedContent(sidecar.error());
}

} // namespace tagline
