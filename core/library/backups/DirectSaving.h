#pragma once

// DirectSaving handles the backups that direct writing (WritingWay) requires: each backup is on the disk
// before its file is touched, and is named in the error if the writing ends midway.

#include "core/library/backups/SidecarBackups.h"
#include "core/system/saving/DurableFile.h"

#include <string>

namespace tagline {

/// The backup place for a way of writing: synced to the disk if files are written directly.
BackupPlace placeFor(WritingWay way, BackupPlace place);

/// The error for a file that was not written directly because its content could not be backed up first.
Error notWrittenUnkept(const Error& reason, const std::string& path);

/// Adds the path of the backup to an error of writing that may have left part of the file (empty path: no
/// backup, as the file held nothing).
Error withBackupNamed(Error error, const std::string& backup);

} // namespace tagline
