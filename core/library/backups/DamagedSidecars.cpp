#include "core/library/backups/DamagedSidecars.h"

#include "core/io/TagSidecar.h"
#include "core/system/FolderEntries.h"
#include "core/system/FolderLock.h"
#include "core/system/SystemError.h"
#include "core/system/saving/FileContent.h"

#include <cerrno>

namespace tagline {
namespace {

constexpr std::size_t mostBytes = TagSidecar::largestBytes + 3; ///< with a byte order mark

} // namespace

bool isOfDamagedContent(const Error& error)
{
    return error.code.starts_with("sidecar.") && error.code != "sidecar.set-clash"; // two good files
}

bool isDamagedSidecar(const std::string& path)
{
    if (!isFileAt(path)) return false;
    const auto content = readFile(path, mostBytes);
    if (!content) return false;
    const auto sidecar = readTagSidecar(content->bytes, path);
    return !sidecar && isOfDamagedContent(sidecar.error());
}

Result<void> setAsideDamaged(const BackupPlace& place, const std::string& path)
{
    const FolderLock lock(path);
    const auto content = readFile(path, mostBytes);
    if (!content) return content.error();
    if (readTagSidecar(content->bytes, path))
        return Error{"sidecar.not-damaged", "it can be read again: save once more", path};
    if (const auto kept = keepBackup(place, path, content->bytes); !kept) return kept.error();
    const auto now = stampOf(path);
    if (!now) return now.error();
    if (!now->hasContentOf(content->stamp))
        return Error{"file.changed", "another program changed it meanwhile", path};
    if (!removeFile(path)) return writeError(errno, path);
    return {};
}

} // namespace tagline
