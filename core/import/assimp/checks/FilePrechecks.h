#pragma once

// FilePrechecks refuse files whose own words cannot be true, before Assimp believes them.

#include "core/import/exchange/ImportFormats.h"
#include "core/support/Result.h"

#include <cstddef>
#include <span>

namespace tagline {

/// GLB: the lengths in the file against its size. Other files pass. Error codes: import.bad-glb,
/// import.truncated.
Result<void> precheck(const ImportFormat& format, std::span<const std::byte> file);

} // namespace tagline
