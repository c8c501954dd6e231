#pragma once

// LeftFiles are what killed programs left of their savings in folders of clips.

#include "core/library/backups/SidecarBackups.h"

#include <set>
#include <string>

namespace tagline {

/// Removes left-over temporary files in these folders: hidden files that were to replace others
/// (LeftSavings.h), and that no program works on. One with tags that the file in its place lacks is first
/// kept as a backup of that file: the program may have been killed between moving it away and moving it back.
/// Returns how many files were removed.
int removeLeftFiles(const BackupPlace& place, const std::set<std::string>& folders);

} // namespace tagline
