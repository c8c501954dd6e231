#pragma once

// DamagedSidecars are files of tags that another program left unreadable: no save replaces one of them unless
// a person wants it (SaveRequest::damaged).

#include "core/support/Result.h"

#include <string>

namespace tagline {

/// Whether the error of reading a sidecar means that its content is damaged, and not that the file could not
/// be read, or is too large for it.
bool isOfDamagedContent(const Error& error);

/// Whether a file of tags lies there whose content is damaged.
bool isDamagedSidecar(const std::string& path);

} // namespace tagline
