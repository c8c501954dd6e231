#pragma once

// LibraryOption is `--library FILE`: a library file whose vocabulary, queries and checks hold for clips that
// do not lie under it.

#include "app/cli/options/CommandArguments.h"
#include "core/library/opening/LibraryScan.h"

#include <string>

namespace tagline {

inline const QString libraryOption = "--library"; ///< with a value
extern const char* const libraryOptionHelp;

/// What is wrong with it; empty where nothing is.
QString misuseOfLibraryOption(const CommandArguments& arguments);
/// The file that was named, as the file system writes it; empty without the option.
std::string namedLibrary(const CommandArguments& arguments);

/// Lets a library file go before those of the scan, with its import settings of the sources found; its own
/// clips are not looked for. Where it cannot be read, that is one of the scan's errors. Nothing for an empty
/// name.
void addNamedLibrary(LibraryScan& scan, const std::string& file);

} // namespace tagline
