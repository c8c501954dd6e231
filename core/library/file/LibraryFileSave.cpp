#include "core/library/file/LibraryFileSave.h"

#include "core/library/backups/DirectSaving.h"
#include "core/library/file/LibraryFileMerge.h"
#include "core/system/FolderLock.h"

#include <vector>

namespace tagline {
namespace {

Error libraryConflict(const std::vector<std::string>& conflicts, const std::string& path)
{
    std::string list;
    for (const std::string& each : conflicts) list += (list.empty() ? "" : ", ") + each;
    return {"library.changed-on-disk",
            "another program changed the library file in other ways: " + list +
                "; it was not overwritten. Open it again, or undo these changes here and save",
            path, 0, 0};
}

Result<SavedLibraryFile> savedOnce(const LibraryFileSave& save, const BackupPlace& place)
{
    const auto onDisk = readFile(save.path, LibraryFile::largestBytes + 3);
    if (!onDisk && onDisk.error().code != "file.missing") return onDisk.error();
    SavedLibraryFile saved;
    saved.isMerged = onDisk && !onDisk->stamp.hasContentOf(save.stamp);
    auto file = Result<LibraryFile>(save.edited);
    if (saved.isMerged) {
        const auto theirs = readLibraryFile(onDisk->bytes, save.path);
        file = theirs ? mergedWithDisk(save, *theirs) : theirs;
    }
    if (!file) return file.error();
    const std::string bytes = writtenLibraryFile(*file);
    auto kept = Result<std::string>(std::string());
    if (onDisk) kept = keepBackup(placeFor(save.way, place), save.path, onDisk->bytes);
    if (!kept && save.way == WritingWay::Direct) return notWrittenUnkept(kept.error(), save.path);
    if (!kept) saved.lostBackup = kept.error();
    const FileStamp expected = onDisk ? onDisk->stamp : FileStamp();
    if (const auto written = writeBy(save.way, save.path, bytes, expected); !written)
        return withBackupNamed(written.error(), kept.valueOr({}));
    saved.file = *std::move(file);
    saved.stamp = stampOfWritten(bytes);
    return saved;
}

} // namespace

Result<LibraryFile> mergedWithDisk(const LibraryFileSave& save, const LibraryFile& onDisk)
{
    if (onDisk.isReadOnly) return newerLibraryFile(save.path);
    MergedLibraryFile merged = mergedLibraryFile(save.base, save.edited, onDisk);
    if (!merged.conflicts.empty()) return libraryConflict(merged.conflicts, save.path);
    return std::move(merged.file);
}

Result<SavedLibraryFile> saveLibraryFile(const LibraryFileSave& save, const BackupPlace& place)
{
    return lockedAndRetried(save.path, [&] { return savedOnce(save, place); });
}

FileStamp stampOfWritten(const std::string& bytes)
{
    FileStamp stamp;
    stamp.exists = true;
    stamp.size = std::int64_t(bytes.size());
    stamp.contentHash = contentHash(bytes);
    return stamp;
}

Error newerLibraryFile(const std::string& path)
{
    return {"library.newer-version",
            "a newer version of Tagline wrote this library file; it is not overwritten", path, 0, 0};
}

} // namespace tagline
