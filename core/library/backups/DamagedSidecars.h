#pragma once

// DamagedSidecars are files of tags that another program left unreadable: no save replaces one of them unless
// a person wants it (SaveRequest::damaged).

#include "core/support/Result.h"

namespace tagline {

/// Whether an error means that the content of a sidecar on the disk is damaged: not that the file could not
/// be read or is too large for it, and not that something cannot be written there.
bool isOfDamagedContent(const Error& error);

} // namespace tagline
