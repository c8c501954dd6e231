#pragma once

// ImportLocations finds the import worker and the cache for a program of this installation.

#include "core/import/ModelImporter.h"

namespace tagline {

/// The environment of a program whose executable lies in `programFolder`. The worker: the variable
/// TAGLINE_IMPORT_WORKER, else `tagline-import` beside the program or in a folder that the build or the
/// installation puts it in. The cache: the variable TAGLINE_CACHE_DIR, else the user's cache folder; the
/// variable TAGLINE_CACHE_MEGABYTES says how much it may take (2,048).
ImportEnvironment standardImportEnvironment(const std::string& programFolder);

} // namespace tagline
