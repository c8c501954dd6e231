#pragma once

// LeftFiles are what killed programs left of their savings in folders of clips.

#include "core/library/backups/SidecarBackups.h"

#include <set>
#include <string>

namespace tagline {

/// Removes what lies so in these folders: hidden files that were about to take the place of others
/// (LeftSavings.h), where nobody works on them. One that holds tags which the file in that place does not is
/// kept as a backup of it first: the kill may have come between its being displaced and its being put back.
/// Answers how many were removed.
int removeLeftFiles(const BackupPlace& place, const std::set<std::string>& folders);

} // namespace tagline
