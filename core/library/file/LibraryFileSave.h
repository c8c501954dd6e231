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
    LibraryFile edited; ///< to be written
    LibraryFile base;   ///< what it was edited from …
    FileStamp stamp;    ///< … and the state of the file that this was read from
    /// Direct: only what was kept as a backup is written over.
    WritingWay way = WritingWay::Replacing;
};

struct SavedLibraryFile
{
    LibraryFile file; ///< as it was written
    FileStamp stamp;
    bool isMerged = false;           ///< another program had changed it
    std::optional<Error> lostBackup; ///< why what was replaced could not be kept; it was saved all the same
};

/// What is to be written where the file on the disk is another than the one that was read.
/// Error codes: library.newer-version, library.changed-on-disk (both sides changed the same, and not alike).
Result<LibraryFile> mergedWithDisk(const LibraryFileSave& save, const LibraryFile& onDisk);

/// Saves under the lock of the file's folder, and again where another program writes in between. On any
/// thread. Errors: those of mergedWithDisk, of reading (file.…, library.…) and of writing (writeDurably).
Result<SavedLibraryFile> saveLibraryFile(const LibraryFileSave& save, const BackupPlace& place);

/// The stamp of a file that was just written with these bytes: its times are not asked for.
FileStamp stampOfWritten(const std::string& bytes);

/// A library file that a newer version wrote, and that is not overwritten.
Error newerLibraryFile(const std::string& path);

} // namespace tagline
