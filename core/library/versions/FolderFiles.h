#pragma once

// FolderFiles are the sidecars and library files of a folder, by which two folders are compared.

#include "core/support/Result.h"

#include <set>
#include <string>

namespace tagline {

/// Paths from the folder, joined with '/', of all sidecars and library files in it and its sub-folders,
/// without hidden ones and without following links to folders. Error: file.unreadable-folder.
Result<std::set<std::string>> tagFilesIn(const std::string& folder);

} // namespace tagline
