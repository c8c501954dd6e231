#pragma once

// UnwritableFolders tells where tags cannot be saved, before anything is tagged or before anything is saved.

#include "core/library/LibraryScan.h"
#include "core/library/SidecarStore.h"

#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// The folders of what was found in which this user may make no files, each once, in order of their names:
/// sidecars and library files lie beside what they are of, and no other place is read.
std::vector<std::string> unwritableFolders(const LibraryScan& scan);

/// Why saveSidecar would not write all that this request changes, found without writing anything: what it
/// refuses itself, and "sidecar.conflict" where it would ask; none where nothing is in the way. Names that
/// other programs' files bring are interned.
std::optional<Error> foreseenSaveError(const SaveRequest& request, TagVocabulary& vocabulary);

} // namespace tagline
