#pragma once

// UnwritableFolders tells where tags cannot be saved before anything is tagged.

#include "core/library/LibraryScan.h"

#include <string>
#include <vector>

namespace tagline {

/// The folders of what was found in which this user may make no files, each once, in order of their names:
/// sidecars and library files lie beside what they are of, and no other place is read.
std::vector<std::string> unwritableFolders(const LibraryScan& scan);

} // namespace tagline
