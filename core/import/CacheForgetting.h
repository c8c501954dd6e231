#pragma once

// CacheForgetting has a file read anew though the cache has it: what lies there turned out to be damaged.

#include "core/import/ModelImporter.h"

namespace tagline {

/// Removes what the cache has of a file that was read so: the next reading is one of the file itself.
void forgetCached(const ImportEnvironment& environment, const std::string& path,
                  const ImportSettings& settings);

} // namespace tagline
