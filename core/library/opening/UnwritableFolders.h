#pragma once

// UnwritableFolders tells where tags cannot be saved, or not without a question, before anything is tagged or
// before anything is saved.

#include "core/library/SidecarStore.h"
#include "core/library/opening/LibraryScan.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tagline {

/// The folders that the files of a scan lie in.
std::set<std::string> foldersOf(const LibraryScan& scan);

/// The folders of what was found in which this user may make no files, each once, in order of their names:
/// sidecars and library files lie beside what they are of, and no other place is read.
std::vector<std::string> unwritableFolders(const LibraryScan& scan);

/// Those of the folders that lie neither in a folder that a person opened, nor in that of a file that a
/// person opened: a link leads there, or a root of a library file. Links of `opened` are followed; `folders`
/// are without links.
std::set<std::string> foldersOutside(const std::vector<std::string>& opened,
                                     const std::set<std::string>& folders);

/// The error with which saveSidecar would not write all changes of this request, found without writing: one
/// of its own, or "sidecar.conflict" if it would ask; none if it would save. Names in the files of other
/// programs are interned.
std::optional<Error> foreseenSaveError(const SaveRequest& request, TagVocabulary& vocabulary);

} // namespace tagline
