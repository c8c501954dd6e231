#pragma once

#include "core/io/LibraryFile.h"
#include "core/io/json/JsonReading.h"

namespace tagline {

inline constexpr JsonFileKind libraryFileKind{
    "library", "a library file", "tagline.library", LibraryFile::currentVersion, {LibraryFile::largestBytes}};

} // namespace tagline
