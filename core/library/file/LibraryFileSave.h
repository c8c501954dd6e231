#pragma once

// LibraryFileSave writes a library file that was edited over the one on the disk, merged with what another
// program wrote there.

#include "core/io/LibraryFile.h"
#include "core/library/backups/SidecarBackups.h"
#include "core/support/Result.h"
#include "core/system/saving/DurableFile.h"
#include "core/system/saving/FileContent.h"

#include <optional>
#include <string>

namespace tagline {

struct LibraryFileSave
{
    std::string path;   ///< absolute and without links
    LibraryFile edited; ///< the file to be written
    LibraryFile base;   ///< the version that the edit started from …
    FileStamp stamp;    ///< … and the state of the file that this was read from
    /// Direct: only what was kept as a backup is written over.
    WritingWay way = WritingWay::Replacing;
};

struct SavedLibraryFile
{
    LibraryFile file; ///< the file as it was written
    FileStamp stamp;
    bool isMerged = false;           ///< another program had changed it
    std::optional<Error> lostBackup; ///< why the replaced file has no backup; it was saved nevertheless
};

/// The file to write if the file on disk differs from the one that was read: both merged.
/// Error codes: library.newer-version, library.changed-on-disk (both sides changed the same, and not alike).
Result<LibraryFile> mergedWithDisk(const LibraryFileSave& save, const LibraryFile& onDisk);

/// Saves under the lock of the file's folder, and retries if another program writes in between. On any
/// thread. Errors: those of mergedWithDisk, of reading (file.…, library.…) and of writing (writeDurably).
Result<SavedLibraryFile> saveLibraryFile(const LibraryFileSave& save, const BackupPlace& place);

/// The stamp of a file that was just written with these bytes, without its times.
FileStamp stampOfWritten(const std::string& bytes);

/// The error for a library file of a newer version, which is not overwritten.
Error newerLibraryFile(const std::string& path);

} // namespace tagline
