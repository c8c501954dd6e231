#pragma once

// OpeningFault tells why a path cannot be opened, before anything is closed for it.

#include "core/support/Result.h"

#include <optional>
#include <string>

namespace tagline {

/// Why what lies at a path is nothing to begin with: it is not there, cannot be read, or is no model,
/// sidecar, library file or folder.
std::optional<Error> pathFault(const std::string& path);

/// Faults as above, and why a library file cannot be read.
std::optional<Error> openingFault(const std::string& path);

} // namespace tagline
