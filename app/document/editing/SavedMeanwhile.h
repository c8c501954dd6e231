#pragma once

// SavedMeanwhile tells which edits a crashed session had saved before it could note that in its journal.

#include "app/document/editing/EditJournal.h"

namespace tagline {

/// Whether applying the edits to the files on the disk would change none of them. False too if that is
/// unknown: a journal or a file cannot be read, or a library has no path yet.
bool areAllOnDisk(const RecoveredEdits& edits);

} // namespace tagline
