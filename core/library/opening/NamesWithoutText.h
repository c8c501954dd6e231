#pragma once

// Files whose names, or those of folders above them, are not UTF-8: they can be read, but neither library
// files nor sidecars can name them.

#include "core/library/opening/LibraryScan.h"

namespace tagline {

/// Moves them from the scan's sources to its errors, with a message, for programs that edit and save.
void refuseNamesWithoutText(LibraryScan& scan);

} // namespace tagline
