#pragma once

// LibraryOption is `--library FILE`: a library file whose vocabulary, queries and checks apply to clips
// outside of its folder.

#include "app/cli/options/CommandArguments.h"
#include "core/library/opening/LibraryScan.h"

#include <string>

namespace tagline {

inline const QString libraryOption = "--library"; ///< with a value
extern const char* const libraryOptionHelp;

/// The problem of the option; empty if there is none.
QString misuseOfLibraryOption(const CommandArguments& arguments);
/// The named file, as bytes of the file system; empty without the option.
std::string namedLibrary(const CommandArguments& arguments);

/// Puts a library file before those of the scan, with its import settings of the sources found; its own
/// clips are not searched. If it cannot be read, that is one of the scan's errors. Does nothing for an empty
/// name.
void addNamedLibrary(LibraryScan& scan, const std::string& file);

} // namespace tagline
