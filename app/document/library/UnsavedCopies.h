#pragma once

// UnsavedCopies writes unsaved files to another folder, if they cannot be saved in their places.

#include "app/document/library/LibraryDocument.h"

#include <string>
#include <vector>

namespace tagline {

/// Writes copies of the files that a save would change, below an existing folder, in the same relative
/// places. The document stays unsaved. Returns the paths of the copies. If anything exists at one of
/// these paths, nothing is written (file.in-the-way); other errors: those of writing, and
/// save.cancelled, after which no copy is left. `run` gets the work on the disk, as in
/// LibraryDocument::save().
Result<std::vector<std::string>> writeUnsavedCopies(const LibraryDocument& document,
                                                    const std::string& folder, const DiskRun& run = {});

} // namespace tagline
