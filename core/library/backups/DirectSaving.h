#pragma once

// DirectSaving is what files that are written directly (WritingWay) need of their backups: each is kept, and
// on the disk, before its file is touched, and named where the writing ends midway.

#include "core/library/backups/SidecarBackups.h"
#include "core/system/saving/DurableFile.h"

#include <string>

namespace tagline {

/// Where what is written over by that way is kept.
BackupPlace placeFor(WritingWay way, BackupPlace place);

/// A file was not written directly, because what it holds could not be kept for this reason.
Error notWrittenUnkept(const Error& reason, const std::string& path);

/// An error of writing; where a part may be left in the file, with the backup of what it held (empty: it held
/// nothing).
Error withBackupNamed(Error error, const std::string& backup);

} // namespace tagline
