#pragma once

// Relinking gives the tags of model files that were moved to the files as they are found now.

#include "app/document/library/LibraryDocument.h"
#include "core/library/moved/MovedSources.h"

#include <span>

namespace tagline {

/// One undo step: tags, import settings, and whatever the library file says of a missing file become those of
/// the found one. The next save writes the sidecars where the files are, and removes those that have nothing
/// left. Expects what movedSources() answered of this library as it is; nothing happens where that is empty.
void relink(LibraryDocument& document, std::span<const MovedSource> moved, const QString& text);

} // namespace tagline
