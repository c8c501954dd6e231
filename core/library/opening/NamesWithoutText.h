#pragma once

// Files whose names, or those of folders above them, are not UTF-8: they can be read, but neither library
// files nor sidecars can name them.

#include "core/library/opening/LibraryScan.h"

namespace tagline {

/// Moves them from what was found to the errors, in words, for who edits and saves.
void refuseNamesWithoutText(LibraryScan& scan);

} // namespace tagline
