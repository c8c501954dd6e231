#pragma once

// LibraryRuntime is a library as a game takes it (core/runtime/RuntimeFile.h).

#include "core/library/LibraryCsv.h"
#include "core/runtime/RuntimeContent.h"

#include <span>
#include <string>

namespace tagline {

/// Clips in order of path and file, and every tag that can be named. A pure function of what the library
/// holds: not of how it got there. Files are named as they were given, or from a folder
/// (core/io/exporters/ExportedPath.h).
RuntimeContent runtimeContent(const ClipLibrary& library, std::span<const DerivedTag> derived = {},
                              const std::string& folder = {});

} // namespace tagline
