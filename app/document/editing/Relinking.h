#pragma once

// Relinking gives the tags of moved model files to the files at their new places.

#include "app/document/library/LibraryDocument.h"
#include "core/library/moved/MovedSources.h"

#include <span>

namespace tagline {

/// One undo step: tags, import settings, and all that the library file says of a missing file become those of
/// the found file. The next save writes the sidecars next to the found files, and removes old ones that are
/// empty. Expects the answer of movedSources() for the present library; does nothing if it is empty.
void relink(LibraryDocument& document, std::span<const MovedSource> moved, const QString& text);

} // namespace tagline
