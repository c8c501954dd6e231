#pragma once

// LibraryRuntime is a library as a game takes it (core/runtime/RuntimeFile.h).

#include "core/exports/ExportedClip.h"
#include "core/runtime/RuntimeContent.h"

#include <string>

namespace tagline {

/// Clips in order of path and file, and every tag that can be named. A pure function of what the library
/// holds: not of how it got there. Files are named as exportedFile() does.
RuntimeContent runtimeContent(const ExportContent& exported, const std::string& folder = {});

} // namespace tagline
