#pragma once

// SavedMeanwhile tells what a crashed session had saved before it could say so in its journal.

#include "app/document/editing/EditJournal.h"

namespace tagline {

/// Whether putting the edits over the files as they lie on the disk would change none of them. False too
/// where that cannot be told: of a journal or a file that cannot be read, or a library that has no place yet.
bool areAllOnDisk(const RecoveredEdits& edits);

} // namespace tagline
