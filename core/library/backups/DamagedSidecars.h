#pragma once

// DamagedSidecars are files of tags that another program left unreadable: no save replaces one of them unless
// a person wants it.

#include "core/library/backups/SidecarBackups.h"
#include "core/support/Result.h"

#include <string>

namespace tagline {

/// Whether the error of reading a sidecar means that its content is damaged, and not that the file could not
/// be read.
bool isOfDamagedContent(const Error& error);

/// Whether a file of tags lies there whose content is damaged.
bool isDamagedSidecar(const std::string& path);

/// Removes a damaged sidecar once a backup has its bytes. Errors: sidecar.not-damaged if it can be read,
/// those of readFile() and keepBackup(), file.changed if another program wrote it meanwhile, file.write.
Result<void> setAsideDamaged(const BackupPlace& place, const std::string& path);

} // namespace tagline
