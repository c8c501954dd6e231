#pragma once

// UnsavedCopies writes what is not saved yet to another folder, where it cannot be saved in its place.

#include "app/document/library/LibraryDocument.h"

#include <string>
#include <vector>

namespace tagline {

/// Writes the files that a save would change as it would write them, below a folder that is there, and lying
/// to each other as their places do. The document is as unsaved as before. Answers the copies' paths. Nothing
/// is written where anything is at one of them already (file.in-the-way); other errors: those of writing, and
/// save.cancelled, after which none of the copies is left. `run` gets the work on the disk, as of
/// LibraryDocument::save().
Result<std::vector<std::string>> writeUnsavedCopies(const LibraryDocument& document,
                                                    const std::string& folder, const DiskRun& run = {});

} // namespace tagline
