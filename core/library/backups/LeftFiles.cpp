#include "core/library/backups/LeftFiles.h"

#include "core/io/LibraryFile.h"
#include "core/library/LinklessPath.h"
#include "core/system/saving/FileContent.h"
#include "core/system/saving/LeftSavings.h"

#include <filesystem>

namespace tagline {
namespace {

namespace fs = std::filesystem;

/// Whether the bytes are a whole file of tags.
bool isOfTags(const std::string& target, std::string_view bytes)
{
    if (isLibraryPath(target)) return bool(readLibraryFile(bytes, target));
    return modelPathOfSidecar(target) && readTagSidecar(bytes, target);
}

std::vector<std::string> savingsIn(const std::string& folder)
{
    std::vector<std::string> paths;
    std::error_code fault;
    for (fs::directory_iterator at(folder, fault), end; !fault && at != end; at.increment(fault))
        if (targetOfSaving(at->path().string())) paths.push_back(at->path().string());
    return paths;
}

/// Whether it went.
bool removeLeft(const BackupPlace& place, const std::string& path)
{
    LeftSaving left(path);
    if (!left.isLeft()) return false;
    const std::string target = linklessPath(*targetOfSaving(path));
    const auto content = readFile(path, TagSidecar::largestBytes + 3);
    const auto now = stampOf(target);
    const bool isElsewhere = content && now && now->hasContentOf(content->stamp);
    if (content && !isElsewhere && isOfTags(target, content->bytes) &&
        !keepBackup(place, target, content->bytes, BackupReason::Unknown))
        return false;
    left.remove();
    return true;
}

} // namespace

int removeLeftFiles(const BackupPlace& place, const std::set<std::string>& folders)
{
    int removed = 0;
    for (const std::string& folder : folders)
        for (const std::string& path : savingsIn(folder)) removed += removeLeft(place, path);
    return removed;
}

} // namespace tagline
